/** How many of an IPv6 address's eight groups count. */
const HOUSEHOLD_GROUPS = 4;
const NETWORK_GROUPS = 3;

/**
 * The visitor's IP address, without the port, of the header `CloudFront-Viewer-Address` that the edge sets; null for
 * anything else. Headers that a visitor can set, such as `X-Forwarded-For`, say nothing.
 */
export function readViewerIp(header: string | null | undefined): string | null {
  const [, address = ''] = /^\[?([\da-f.:]+?)\]?:\d{1,5}$/i.exec(header ?? '') ?? [];
  return address === '' ? null : address.toLowerCase();
}

/** What a rate limit counts as one visitor: an IPv4 address, or the /64 that an IPv6 household has. */
export function visitorOf(ip: string | null): string {
  return groupsOf(ip, HOUSEHOLD_GROUPS);
}

/**
 * What a rate limit counts as one visitor where a visitor with many addresses could do harm: an IPv4 address, or the
 * /48 of an IPv6 address, because anybody can rent one, and it has 65,536 households.
 */
export function visitorNetworkOf(ip: string | null): string {
  return groupsOf(ip, NETWORK_GROUPS);
}

function groupsOf(ip: string | null, count: number): string {
  if (ip === null) return 'unknown';
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  const first = all.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/${count * 16}`;
}
