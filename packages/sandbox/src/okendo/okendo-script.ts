import type { BrowserScript } from '../browser-script.ts';

/** The widget: `okeWidgetApi` and the event `oke-script-loaded`, some time after the script has run. */
export const okendoScript: BrowserScript<{ readyAfterMs: number }> = {
  config: { readyAfterMs: 120 },
  toDoor: '../../',
  bytes: 210_000,
  delayMs: 180,
  run: (doorUrl, { readyAfterMs }) => {
    const headers = { 'content-type': 'application/json' };

    function add(parent: Element, tag: string, text: string): void {
      const element = document.createElement(tag);
      element.textContent = text;
      parent.append(element);
    }

    async function draw(element: Element, call: string, key: string | null): Promise<void> {
      const meta = document.querySelector('meta[name="oke:subscriber_id"]');
      const subscriberId = meta?.getAttribute('content') ?? '';
      const body = JSON.stringify({ call, subscriberId, productId: key });
      await fetch(`${doorUrl}widget-calls`, { method: 'POST', headers, body });
      const answer = await fetch(`${doorUrl}v1/stores/${subscriberId}/products/${key}/reviews?limit=5`);
      if (!answer.ok) return;
      const { reviews } = await answer.json();
      element.replaceChildren();
      add(element, 'h3', `${reviews.length} latest reviews`);
      for (const { title, body: said, rating, reviewer } of reviews) {
        add(element, 'h4', `${title} (${rating} of 5)`);
        add(element, 'p', said);
        add(element, 'p', reviewer.displayName);
      }
    }

    const attribute = 'data-oke-reviews-product-id';
    const initWidget = (element: Element) => {
      draw(element, 'initWidget', element.getAttribute(attribute)).catch(() => {});
    };
    const okeWidgetApi = {
      initWidget,
      initAllWidgets() {
        for (const element of document.querySelectorAll('[data-oke-widget]')) initWidget(element);
      },
      setProduct(element: Element, key: string) {
        element.setAttribute(attribute, key);
        draw(element, 'setProduct', key).catch(() => {});
      },
    };
    setTimeout(() => {
      Object.assign(window, { okeWidgetApi });
      document.dispatchEvent(new Event('oke-script-loaded'));
    }, readyAfterMs);
  },
};
