import type { BrowserContext, Request } from 'playwright/test';

const providers = ['gtm', 'envive', 'postscript', 'searchspring'] as const;
type Provider = (typeof providers)[number];

interface Sent {
  provider: Provider;
  method: string;
  path: string;
  body: Record<string, unknown>;
  status: Promise<number | null>;
}

/** Listens to what the pages of a visitor send to the doubles of the analytics services. */
export function listenToProviders(context: BrowserContext) {
  const desk = new URL(`http://localhost:${process.env.SANDBOX_DESK_PORT ?? 3003}`);
  const sent: Sent[] = [];
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    const [, name, ...rest] = pathname.split('/');
    const provider = providers.find((one) => one === name);
    if (host !== desk.host || !provider) return;
    sent.push({
      provider,
      method: request.method(),
      path: `/${rest.join('/')}`,
      body: Object(request.postDataJSON()),
      status: statusOf(request),
    });
  });
  const posts = (provider: Provider) =>
    sent.filter((one) => one.provider === provider && one.method === 'POST');
  return {
    /** Every request to one of them, scripts included. */
    all: () => sent.map(({ provider, method, path }) => `${method} ${provider}${path}`),
    bodies: (provider: Provider) => posts(provider).map(({ body }) => body),
    /** The names of the events that the provider was sent, without those of its own start. */
    events: (provider: Provider) =>
      posts(provider).flatMap(({ body: { event, name } }) => {
        const text = String(event ?? name ?? '');
        return text === '' || text === 'gtm.js' ? [] : [text];
      }),
    /** Refusals of the doubles, which check every field; null is a request that a navigation ended. */
    refusals: async () => {
      const statuses = await Promise.all(sent.map(({ status }) => status));
      return sent.flatMap(({ path, body }, at) =>
        (statuses[at] ?? 0) >= 400 ? [`${statuses[at]} ${path} ${JSON.stringify(body)}`] : [],
      );
    },
  };
}

async function statusOf(request: Request): Promise<number | null> {
  try {
    return (await request.response())?.status() ?? null;
  } catch {
    return null;
  }
}
