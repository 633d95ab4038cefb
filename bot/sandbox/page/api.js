// The sandbox's control API for people: JSON over HTTP, and one event stream.

/** A refusal by the local Discord: `body` is its answer, e.g. {code: 50035, message, errors}. */
export class ApiError extends Error {
  constructor(status, body) {
    super(body?.message || `The local Discord answered ${status}.`);
    this.status = status;
    this.body = body ?? {};
  }
}

async function request(method, path, body) {
  let response;
  try {
    response = await fetch(`/sandbox/${path}`, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new ApiError(0, { message: "The local Discord cannot be reached. Is it still running?" });
  }
  const text = await response.text();
  let data = {};
  try {
    data = text ? JSON.parse(text) : {};
  } catch {
    data = { message: text.slice(0, 200) };
  }
  if (!response.ok) throw new ApiError(response.status, data);
  return { data, headers: response.headers };
}

const call = async (method, path, body) => (await request(method, path, body)).data;

/** A snapshot {world, seen}: every event numbered up to `seen` is in it, ephemerals never are. */
export async function getWorld(as) {
  const { data, headers } = await request("GET", `world?as=${encodeURIComponent(as)}`);
  return { world: data, seen: Number(headers.get("X-Sandbox-Seen") ?? 0) };
}

export const slash = (body) => call("POST", "slash", body);
export const autocomplete = (body) => call("POST", "autocomplete", body);
export const press = (body) => call("POST", "press", body);
export const submit = (body) => call("POST", "submit", body);
export const dismiss = (body) => call("POST", "dismiss", body);
export const updatePerson = (body) => call("POST", "person", body);
export const deleteMessage = (body) => call("POST", "delete", body);
export const eventsUrl = (as) => `/sandbox/events?as=${encodeURIComponent(as)}`;

/** Discord's nested `errors` object as a list of {path: ["options", "0", "value"], message}. */
export function flattenErrors(errors, path = []) {
  if (!errors || typeof errors !== "object") return [];
  const own = Array.isArray(errors._errors)
    ? errors._errors.map((e) => ({ path, message: e.message ?? String(e) }))
    : [];
  const below = Object.entries(errors).filter(([key]) => key !== "_errors");
  return own.concat(...below.map(([key, value]) => flattenErrors(value, [...path, key])));
}
