import { Fault } from '../../fault.ts';
import { reviewKey } from '../../review/review-key.ts';
import { WIDGET_POLL_MS, widgetWait } from '../../review/widget-wait.ts';
import { outsideFault, type Report, toFault } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { ReviewsAccount } from './map.ts';
import type { ReviewWidget, WidgetPlace } from './reviews.ts';

export interface ReviewsOptions extends ReviewsAccount {
  scriptUrl: string;
  timeoutMs: number;
  report: Report;
  fetch?: typeof fetch;
}

export interface OkendoWidgetApi {
  initWidget(element: WidgetPlace): unknown;
}

declare global {
  interface Window {
    okeWidgetApi?: OkendoWidgetApi;
  }
}

/** `[error.12]` */
const TIMED_OUT = 'Timed out waiting for okeWidgetApi';

/** Okendo: its widget script, and its public list. */
export function createReviewWidget(options: ReviewsOptions): ReviewWidget {
  const { scriptUrl, subscriberId, report } = options;
  let requestedAt = 0;

  const port = createScriptPort({
    role: 'reviews',
    src: scriptUrl,
    report: (fault) =>
      report(fault.code === 'reviews-timeout' ? new Fault({ ...fault, say: TIMED_OUT }) : fault),
    prepare() {
      requestedAt = performance.now();
      if (document.querySelector('meta[name^=oke]')) return;
      // The script reads it there.
      const meta = document.createElement('meta');
      meta.name = 'oke:subscriber_id';
      meta.content = subscriberId;
      document.head.append(meta);
    },
    // `[const.timings.12]`
    async find() {
      while (widgetWait(performance.now() - requestedAt, !!window.okeWidgetApi) === 'wait')
        await new Promise((resolve) => setTimeout(resolve, WIDGET_POLL_MS));
      if (window.okeWidgetApi) return window.okeWidgetApi;
      // The loader gives up at the same time: whichever is first, it was a timeout.
      throw outsideFault('reviews', 'timeout', 'no API');
    },
  });

  return {
    list: (request) =>
      // Needed only for further pages.
      import('./fetch-page.ts')
        .then(({ fetchPage }) => fetchPage(options, request))
        .catch((cause: unknown) => {
          report(toFault('reviews', cause));
          return null;
        }),

    async show(element, productId) {
      const key = reviewKey(productId);
      if (key === null || !(await port.load())) return false;
      let isShown = false;
      port.use((widget) => {
        element.setAttribute('data-oke-widget', '');
        element.setAttribute('data-oke-reviews-product-id', key);
        widget.initWidget(element);
        isShown = true;
      });
      return isShown;
    },
  };
}
