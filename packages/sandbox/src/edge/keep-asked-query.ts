import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { withAskedQuery } from '@storefront/core/shell/keep-query';

/**
 * The headers of the site's answer, whose redirects take the query asked for along. An endpoint's query is its
 * input and may hold a secret: it ends there.
 */
export function keepAskedQuery(asked: IncomingMessage, answer: IncomingMessage): IncomingHttpHeaders {
  const { location } = answer.headers;
  const { url = '/', headers } = asked;
  const isRedirect = Math.floor((answer.statusCode ?? 0) / 100) === 3;
  const origin = `http://${headers.host}`;
  if (!isRedirect || !location || url.startsWith('/api/') || !URL.canParse(url, origin))
    return answer.headers;
  return { ...answer.headers, location: withAskedQuery(location, new URL(url, origin).href) };
}
