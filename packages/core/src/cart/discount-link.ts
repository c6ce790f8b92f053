import { decodePathPart } from '../decode-path-part.ts';

export interface DiscountLink {
  /** As written in the link; it may be no code. */
  code: string;
  /** `?redirect=`, as the platform's own links have it; null without one. Check it before it is followed. */
  redirect: string | null;
}

/** `/discount/{code}` `[screen.route-table.27]` */
export function readDiscountLink(path: string, query: string): DiscountLink {
  const [, , part = ''] = path.split('/');
  return { code: decodePathPart(part).trim(), redirect: new URLSearchParams(query).get('redirect') };
}

/** `?discount={code}` of any page `[screen.route-table.34]`; null without one. */
export function discountOfQuery(query: string): string | null {
  return new URLSearchParams(query).get('discount');
}
