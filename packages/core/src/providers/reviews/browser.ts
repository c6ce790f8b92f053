import { Fault } from '../../fault.ts';
import { reviewKey } from '../../review/review-key.ts';
import { WIDGET_GIVE_UP_MS, WIDGET_POLL_MS, widgetWait } from '../../review/widget-wait.ts';
import { type Report, toFault } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { ReviewsAccount } from './map.ts';
import type { ReviewWidget } from './reviews.ts';
import type { OkendoWidgetApi } from './wire.ts';

export interface ReviewsOptions extends ReviewsAccount {
  scriptUrl: string;
  timeoutMs: number;
  report: Report;
  fetch?: typeof fetch;
}

/** Okendo: its widget script, and its public list. */
export function createReviewWidget(options: ReviewsOptions): ReviewWidget {
  const { scriptUrl, subscriberId, report, fetch: send = fetch } = options;
  let askedAt = 0;

  const port = createScriptPort({
    role: 'reviews',
    src: scriptUrl,
    timeoutMs: WIDGET_GIVE_UP_MS,
    report: (fault) => report(fault.code === 'reviews-timeout' ? widgetTimeout() : fault),
    prepare() {
      askedAt = performance.now();
      nameSubscriber(subscriberId);
    },
    find: () => waitForWidget(askedAt),
  });

  return {
    async list(question) {
      try {
        // Only who wants to read more than the page holds needs it.
        const { readPage } = await import('./read-page.ts');
        return await readPage({ ...options, send }, question);
      } catch (cause) {
        report(toFault('reviews', cause));
        return null;
      }
    },

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

/** `[error.12]` */
function widgetTimeout(): Fault {
  return new Fault({ code: 'reviews-timeout', kind: 'outside', say: 'Timed out waiting for okeWidgetApi' });
}

/** The script reads whose reviews it shows from the head. */
function nameSubscriber(subscriberId: string): void {
  if (document.querySelector('meta[name^="oke:"]')) return;
  const meta = document.createElement('meta');
  meta.name = 'oke:subscriber_id';
  meta.content = subscriberId;
  document.head.append(meta);
}

/** `[const.timings.12]` */
async function waitForWidget(askedAt: number): Promise<OkendoWidgetApi | undefined> {
  while (widgetWait(performance.now() - askedAt, window.okeWidgetApi !== undefined) === 'wait') {
    await new Promise((resolve) => setTimeout(resolve, WIDGET_POLL_MS));
  }
  return window.okeWidgetApi;
}
