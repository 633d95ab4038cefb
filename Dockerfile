# Build: docker build -t parlour .   Run: docker run --env-file .env -v parlour:/data parlour
FROM python:3.13-slim AS build
WORKDIR /app
RUN python -m venv /venv
COPY requirements/run.txt requirements/run.txt
RUN /venv/bin/pip install --no-cache-dir --require-hashes --requirement requirements/run.txt

FROM python:3.13-slim
RUN useradd --uid 10001 --no-create-home parlour && mkdir /data && chown parlour /data
COPY --from=build /venv /venv
WORKDIR /app
COPY games games
COPY cogs cogs
COPY bot bot
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PARLOUR_DATA_FOLDER=/data PARLOUR_LOG_FORMAT=json
USER parlour
VOLUME /data
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
