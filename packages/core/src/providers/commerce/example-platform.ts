import type { CommerceOptions } from './client.ts';

export interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

export interface ExamplePlatform {
  options: CommerceOptions & { token: { public: string }; fetch: typeof fetch };
  /** What it was asked, in order. */
  asked: Asked[];
}

/** For tests: a platform that answers each request as told; a `Response` goes out as it is. */
export function examplePlatform(
  answer: (asked: Asked) => Record<string, unknown> | Response,
): ExamplePlatform {
  const asked: Asked[] = [];
  return {
    asked,
    options: {
      storeDomain: 'vesper-vine.myshopify.com',
      apiVersion: '2025-01',
      token: { public: 'shown-to-all' },
      backoff: { wait: async () => {}, random: () => 0 },
      fetch: async (_url, init) => {
        const request: Asked = JSON.parse(String(init?.body));
        asked.push(request);
        const data = answer(request);
        return data instanceof Response ? data : Response.json({ data });
      },
    },
  };
}
