import { readResetLink } from './reset-link.ts';

/** What the link of an e-mail asks for, and the body that the server needs besides the password. */
export interface AccountLink {
  kind: 'reset' | 'activate';
  body: { customerId: string; resetToken: string } | { customerId: string; activationToken: string };
}

/**
 * `[screen.route-table.6]` `[screen.route-table.13]` `[screen.route-table.14]` The link in the path of an address:
 * `/account/{reset|activate}/{id}/{token}` or `/_t/c/{token}`. Null for a malformed one.
 */
export function readAccountLink(address: string): AccountLink | null {
  const path = address.replace(/[?#].*$/s, '').replace(/\/$/, '');
  const [, short] = /^\/_t\/c\/([^/]+)$/.exec(path) ?? [];
  if (short !== undefined) {
    const body = readResetLink(decodeToken(short));
    return body && { kind: 'reset', body };
  }
  const [, kind, customerId, token] =
    /^\/account\/(reset|activate)\/(\d{1,20})\/([\w-]{1,256})$/.exec(path) ?? [];
  if (customerId === undefined || token === undefined) return null;
  return kind === 'reset'
    ? { kind, body: { customerId, resetToken: token } }
    : { kind: 'activate', body: { customerId, activationToken: token } };
}

/** An address or a path that others may see: a link of an e-mail loses its id and token. */
export function withoutLinkToken(address: string): string {
  return address.replace(/(\/account\/(?:reset|activate)|\/_t\/c)\/[^?#]*/, '$1');
}

/** Mail programs encode the padding of base64. */
function decodeToken(token: string): string {
  return token.replace(/%3d/gi, '=');
}
