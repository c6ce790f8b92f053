/** An error response of one of our own endpoints. */
export class ApiError extends Error {
  readonly status: number;
  readonly response: Response | null;

  constructor(path: string, status: number, response: Response | null = null) {
    super(`${path} returned ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.response = response;
  }
}

const TIMEOUT_MS = 8_000;

/** `GET` of one of our own endpoints. Returns the JSON body; rejects with an `ApiError`, or when it takes too long. */
export async function getOwn(path: string, timeoutMs = TIMEOUT_MS): Promise<unknown> {
  // Without it browsers show their cached copy first and revalidate it only for the next request.
  return readJson(path, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
}

/** The same for who is signed in: `token` is the customer's access token; null for a guest. */
export async function getOwnAs(token: string | null, path: string): Promise<unknown> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return readJson(path, { cache: 'no-cache', headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/**
 * `GET` of one of our own endpoints with the tag of what is known already. Returns null without a body when that is
 * still current; otherwise returns and rejects as `getOwn` does.
 */
export async function getOwnUnlessSame(path: string, tag: string): Promise<unknown> {
  const response = await fetch(path, {
    headers: { 'if-none-match': tag },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.status === 304 ? null : readBody(path, response);
}

/** `POST` of a JSON body to one of our own endpoints; returns and rejects as `getOwn` does. */
export async function postOwn(
  path: string,
  body: object,
  timeoutMs = TIMEOUT_MS,
  headers?: Record<string, string>,
): Promise<unknown> {
  return readJson(path, {
    method: 'POST',
    // Without `x-storefront` the request is refused, as one of another site would be.
    headers: { 'content-type': 'application/json', 'x-storefront': '1', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** A change of what belongs to the customer of `token`; returns and rejects as `getOwn` does. */
export async function changeOwnAs(
  token: string,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
  headers?: Record<string, string>,
): Promise<unknown> {
  return readJson(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-storefront': '1',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function readJson(path: string, init: RequestInit): Promise<unknown> {
  return readBody(path, await fetch(path, init));
}

function readBody(path: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new ApiError(path, response.status, response);
  return response.json();
}
