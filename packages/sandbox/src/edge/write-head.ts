import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { DOCUMENT_HEADERS } from '@storefront/core/routes';

/**
 * Begins a response. The headers that protect documents are left out of everything else, as on the CDN: they would
 * travel with every script and picture of a page.
 */
export function writeHead(outgoing: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  if (isDocument(headers['content-type'])) {
    outgoing.writeHead(status, headers);
    return;
  }
  for (const name of DOCUMENT_HEADERS) outgoing.removeHeader(name);
  const others = Object.entries(headers).filter(([name]) => !DOCUMENT_HEADERS.some((each) => each === name));
  outgoing.writeHead(status, Object.fromEntries(others));
}

function isDocument(contentType: OutgoingHttpHeaders[string]): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)\b/i.test(String(contentType ?? ''));
}
