import type { Fulfillment } from './order.ts';

export interface TrackingLink {
  company: string | null;
  number: string | null;
  /** Https only; null when there is no tracking page. */
  href: string | null;
}

/** Each parcel once, in the order of the fulfilments. Carriers' links are not trusted: only https is accepted. */
export function trackingLinks(fulfillments: readonly Fulfillment[]): TrackingLink[] {
  const links = fulfillments.flatMap(({ company, tracking }) =>
    tracking.map(({ number, url }) => ({ company, number, href: secureUrl(url) })),
  );
  return links.filter(
    ({ number, href }, place) =>
      (number !== null || href !== null) &&
      links.findIndex((other) => other.number === number && other.href === href) === place,
  );
}

function secureUrl(url: string | null): string | null {
  return url?.startsWith('https://') ? url : null;
}
