import type { BrowserScript } from '../doubles/browser-script.ts';

/** The widget: `okeWidgetApi` and the event `oke-script-loaded`, a while after the script has run. */
export const okendoScript: BrowserScript<{ readyAfterMs: number }> = {
  config: { readyAfterMs: 120 },
  toServer: '../../',
  bytes: 210_000,
  delayMs: 180,
  run: (serverUrl, { readyAfterMs }) => {
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
      await fetch(`${serverUrl}widget-calls`, { method: 'POST', headers, body });
      const response = await fetch(`${serverUrl}v1/stores/${subscriberId}/products/${key}/reviews?limit=5`);
      if (!response.ok) return;
      const { reviews } = await response.json();
      element.replaceChildren();
      add(element, 'h3', `${reviews.length} latest reviews`);
      for (const { title, body: text, rating, reviewer } of reviews) {
        add(element, 'h4', `${title} (${rating} of 5)`);
        add(element, 'p', text);
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
