/** A client of the W3C WebDriver protocol, as far as journeys need it. */
export interface WebDriverSession {
  browserVersion: string;
  /** Rejects after `timeoutMs`, 30 seconds unless given. */
  post: (path: string, body: object, timeoutMs?: number) => Promise<string>;
  get: (path: string) => Promise<string>;
  end: () => Promise<void>;
}

const CALL_TIMEOUT_MS = 30_000;

/** Begins a session with a driver that listens at `origin`. Rejects with the driver's own words. */
export async function startSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  const created: { sessionId: string; capabilities: { browserVersion?: string } } = JSON.parse(
    await call(origin, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
  );
  const at = `/session/${created.sessionId}`;
  return {
    browserVersion: created.capabilities.browserVersion ?? '',
    post: (path, body, timeoutMs) => call(origin, 'POST', `${at}${path}`, body, timeoutMs),
    get: (path) => call(origin, 'GET', `${at}${path}`),
    end: async () => void (await call(origin, 'DELETE', at)),
  };
}

/** Resolves to the answer's value as JSON. */
async function call(
  origin: string,
  method: string,
  path: string,
  body?: object,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<string> {
  const response = await fetch(`${origin}${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value }: { value: { error?: string; message?: string } | null } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${path}: ${value?.error ?? response.status} ${value?.message ?? ''}`);
  return JSON.stringify(value);
}
