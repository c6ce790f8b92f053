import type { CommerceOptions } from './client.ts';
import { completeAnswer } from './example-answer.ts';

export interface PlatformRequest {
  query: string;
  variables: Record<string, unknown>;
}

export interface ExamplePlatform {
  options: CommerceOptions & { token: { public: string }; fetch: typeof fetch };
  /** What it received, in order. */
  requests: PlatformRequest[];
}

/**
 * For tests: a platform whose data `respond` returns, in part: `completeAnswer` adds the rest. A `Response` is sent as
 * it is.
 */
export function examplePlatform(
  respond: (request: PlatformRequest) => Record<string, unknown> | Response,
): ExamplePlatform {
  const requests: PlatformRequest[] = [];
  return {
    requests,
    options: {
      storeDomain: 'vesper-vine.myshopify.com',
      apiVersion: '2025-01',
      token: { public: 'shown-to-all' },
      backoff: { wait: async () => {}, random: () => 0 },
      fetch: async (_url, init) => {
        const request: PlatformRequest = JSON.parse(String(init?.body));
        requests.push(request);
        const data = respond(request);
        if (data instanceof Response) return data;
        return Response.json({ data: completeAnswer(request.query, data) });
      },
    },
  };
}
