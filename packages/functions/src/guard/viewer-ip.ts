import type { Context } from 'hono';

/**
 * The visitor’s IP address as the edge saw it, without the port; null where no edge sent it. Headers that a visitor
 * can set, such as `X-Forwarded-For`, are ignored.
 */
export function viewerIp(context: Context): string | null {
  const header = context.req.header('cloudfront-viewer-address') ?? '';
  const [, address = ''] = /^\[?([\da-f.:]+?)\]?:\d{1,5}$/i.exec(header) ?? [];
  return address === '' ? null : address.toLowerCase();
}

/** The key that a rate limit counts: an IPv6 household has a whole /64, which counts as one visitor. */
export function viewerKey(context: Context): string {
  const address = viewerIp(context);
  if (address === null) return 'unknown';
  return address.includes(':') ? toNetwork(address) : address;
}

function toNetwork(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
