import { toOwnEvent } from './own-event.ts';
import type { SiteHandler } from './site-handler.ts';

/**
 * `fetch` for the site's own process: what the site requests from itself is rendered in this process. The shop
 * reads back a page that it has rebuilt; through the CDN it would read the old copy, and another instance would have to
 * start for it.
 *
 * @param isOwn whether an address is the site's own
 */
export function answerOwnRequests(
  isOwn: (url: URL) => boolean,
  render: SiteHandler,
  fetchOutside: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!URL.canParse(address) || !isOwn(new URL(address))) return fetchOutside(input, init);
    const request = new Request(input, init);
    const { statusCode, headers, cookies = [], body, isBase64Encoded } = await render(toOwnEvent(request));
    const hasBody = request.method !== 'HEAD' && ![204, 304].includes(statusCode);
    const bytes = Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8');
    const response = new Response(hasBody ? bytes : null, { status: statusCode, headers });
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  };
}
