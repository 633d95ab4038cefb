# Build for this machine:  docker build -t parlour .        Both kinds:  make image
# Run:                     docker compose up -d             (compose.yaml; the token in .env)
FROM python:3.13-slim-bookworm AS build
WORKDIR /app
RUN python -m venv /venv
COPY requirements/run.txt requirements/run.txt
# Wheels only, so that neither amd64 nor arm64 needs a compiler; `make image-check` tries it.
RUN /venv/bin/pip install --no-cache-dir --only-binary :all: --require-hashes --requirement requirements/run.txt

FROM python:3.13-slim-bookworm
RUN useradd --uid 10001 --no-create-home parlour && mkdir /data && chown parlour /data
COPY --from=build /venv /venv
WORKDIR /app
COPY games games
COPY cogs cogs
COPY bot bot
# The user who runs it may not write here, so what Python would compile at each start is compiled now.
RUN python -m compileall -q games cogs bot
# What --version, the log and /healthz say beside the version:  docker build --build-arg COMMIT=$(git rev-parse HEAD) …
ARG COMMIT=
ENV PARLOUR_COMMIT=$COMMIT
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PARLOUR_DATA_FOLDER=/data PARLOUR_LOG_FORMAT=json PARLOUR_HEALTH_PORT=8080
USER parlour
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
