import { FALLBACK_POLICY } from '../../packages/core/src/providers/security-headers.ts';
import { type EdgeCase, html } from './edge-case.ts';

/** What protects documents, and what other responses go without. */
export const documents: readonly EdgeCase[] = [
  ...[
    ['/', 200],
    ['/no/such/path', 404],
    ['/broken', 500],
    // Pages with a row of their own.
    ['/account/reset/7/abc', 200],
    ['/discount/WELCOME10', 404],
  ].map(([url, status]) => ({
    title: `the document ${url} (${status}) is protected, though it says nothing itself`,
    url: String(url),
    response: { status: Number(status), headers: html },
    gets: {
      status: Number(status),
      headers: {
        'content-security-policy': FALLBACK_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'speculation-rules': '"/speculation-rules.json"',
      },
    },
  })),
  ...[{}, { 'content-security-policy': 'of the page' }].map((own) => ({
    title: `a page that the browser has already keeps its policy (${Object.keys(own).length} in the response)`,
    url: '/products/slip',
    headers: { accept: 'text/html', 'if-none-match': '"v1"' },
    response: { status: 304, headers: own },
    gets: { status: 304, headers: { 'content-security-policy': null } },
  })),
  {
    title: 'the policy of a page wins',
    url: '/',
    response: { headers: { ...html, 'content-security-policy': 'of the page' } },
    gets: { status: 200, headers: { 'content-security-policy': 'of the page' } },
  },
  {
    title: 'what is no document travels without the headers of documents',
    url: '/theme.css',
    response: { headers: { 'content-type': 'text/css', 'content-security-policy': 'of the page' } },
    gets: {
      status: 200,
      headers: {
        'content-security-policy': null,
        'cross-origin-opener-policy': null,
        'referrer-policy': null,
        'x-content-type-options': 'nosniff',
      },
    },
  },
];
