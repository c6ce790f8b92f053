import { Fault } from '../../fault.ts';
import type { CarouselProduct } from '../../recommendation/carousel-event.ts';
import { type BeaconVisitor, beaconEvents, type Carousel, clickUrl } from './beacon.ts';

export interface BrowserSearchOptions {
  /** Origin, and path where there is one, of the beacon: `https://beacon.searchspring.io`. */
  beaconUrl: string;
  /** Of everything else: `https://{siteId}.a.searchspring.io`. */
  apiUrl: string;
  siteId: string;
  visitor: BeaconVisitor;
  /** `[error.20]` Receives faults; the page goes on. */
  report: (fault: Fault) => void;
  fetch?: typeof fetch;
  /** Loads the picture at an address. */
  loadImage?: (url: string) => void;
}

/** Sends Searchspring's beacons about its recommendations. Create it only after consent. Never throws. */
export interface BrowserSearch {
  send(carousel: Carousel): void;
  /** `[call.site-search-provider.19]` `pageUrl` is the page that was clicked on. */
  sendClick(product: CarouselProduct, pageUrl: string): void;
}

export function createBrowserSearch({
  beaconUrl,
  apiUrl,
  siteId,
  visitor,
  report,
  fetch: post = (url, init) => fetch(url, init),
  loadImage = (url) => {
    new Image().src = url;
  },
}: BrowserSearchOptions): BrowserSearch {
  const lost = () =>
    report(
      new Fault({
        code: 'search-beacon-lost',
        kind: 'outside',
        say: 'The search provider did not accept a beacon about its recommendations.',
      }),
    );
  const makeId = () => crypto.randomUUID();

  return {
    send(carousel) {
      const events = beaconEvents(carousel, { visitor, siteId, makeId });
      // A text body needs no preflight; the page may be left at once.
      const init = { method: 'POST', body: JSON.stringify(events), keepalive: true };
      post(`${beaconUrl}/beacon`, init).then((response) => response.ok || lost(), lost);
    },
    sendClick(product, pageUrl) {
      const url = clickUrl(apiUrl, product, pageUrl);
      if (url !== null) loadImage(url);
    },
  };
}
