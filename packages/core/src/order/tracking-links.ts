import type { Fulfillment } from './order.ts';

export interface TrackingLink {
  company: string | null;
  number: string | null;
  /** Https only; null where there is no page to follow the parcel on. */
  href: string | null;
}

/** Each parcel once, in the order of the fulfilments. Carriers' links come from many hands: only https is followed. */
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
