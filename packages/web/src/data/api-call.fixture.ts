import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';

/** What Next adds to the request of an API route. */
export function toApiRequest(request: IncomingMessage, query: NextApiRequest['query'] = {}): NextApiRequest {
  return Object.assign(request, { query, cookies: {}, body: undefined, env: {} });
}

const unused = (): never => {
  throw new Error('No endpoint of ours uses it.');
};

/** What Next adds to the response of an API route. */
export function toApiResponse(
  response: ServerResponse,
  revalidate: NextApiResponse['revalidate'] = unused,
): NextApiResponse {
  const api: NextApiResponse = Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return api;
    },
    send: (body: string) => void response.end(body),
    json: (body: unknown) => void response.end(JSON.stringify(body)),
    redirect: unused,
    setDraftMode: unused,
    setPreviewData: unused,
    clearPreviewData: unused,
    revalidate,
  });
  return api;
}

/** What an API route responds, without a network. */
export async function callApi(
  handler: NextApiHandler,
  { method = 'GET', query = {} }: { method?: string; query?: NextApiRequest['query'] } = {},
) {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  const response = toApiResponse(new ServerResponse(request));
  let body = '';
  response.send = (sent: string) => {
    body = sent;
  };
  response.json = (sent: unknown) => {
    body = JSON.stringify(sent);
  };
  await handler(toApiRequest(request, query), response);
  return { status: response.statusCode, headers: response.getHeaders(), body };
}
