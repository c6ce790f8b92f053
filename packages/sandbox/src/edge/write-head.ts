import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { COUNTRY_HEADER, NO_COUNTRY_TIMING } from '@storefront/core/request-policy';
import { DOCUMENT_HEADERS } from '@storefront/core/routes';

const POLICY_HEADER = 'content-security-policy';
const ofDocuments = [...DOCUMENT_HEADERS, COUNTRY_HEADER] as const;

/**
 * Begins a response. The headers that protect documents are left out of everything else, as on the CDN: they would
 * travel with every script and picture of a page.
 */
export function writeHead(outgoing: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  const { accept = '' } = outgoing.req.headers;
  // A browser that has the page already would take the country of its last visit for the present one.
  const isKnownDocument = status === 304 && accept.startsWith('text/html');
  if (isKnownDocument && !outgoing.hasHeader(COUNTRY_HEADER)) {
    outgoing.setHeader(COUNTRY_HEADER, NO_COUNTRY_TIMING);
  }
  if (isKnownDocument) {
    // The browser's copy has the policy of its page, and any other would take its place.
    outgoing.removeHeader(POLICY_HEADER);
    const { [POLICY_HEADER]: _, ...others } = headers;
    outgoing.writeHead(status, others);
    return;
  }
  if (isDocument(headers['content-type'])) {
    outgoing.writeHead(status, headers);
    return;
  }
  for (const name of ofDocuments) outgoing.removeHeader(name);
  const others = Object.entries(headers).filter(([name]) => !ofDocuments.some((each) => each === name));
  outgoing.writeHead(status, Object.fromEntries(others));
}

function isDocument(contentType: OutgoingHttpHeaders[string]): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)\b/i.test(String(contentType ?? ''));
}
