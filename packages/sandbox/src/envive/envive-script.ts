import type { BrowserScript } from '../doubles/browser-script.ts';

/** The SDK's global `envive`: one method per event; the visitor is anonymous until identified. */
export const enviveScript: BrowserScript<null> = {
  config: null,
  toServer: './',
  bytes: 260_000,
  delayMs: 220,
  run: (serverUrl) => {
    const { apiKey } = Object(Reflect.get(window, '_enviveOptions'));
    let userId: string | null = null;

    function post(path: string, body: object): void {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };
      fetch(`${serverUrl}v1/analytics/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        keepalive: true,
      }).catch(() => {});
    }

    const tracker = (event: string) => (properties: object) =>
      post('track_event', { event, event_properties: properties, user_id: userId, user_properties: {} });
    Object.assign(window, {
      envive: {
        identifyUser(id: string, kind: string) {
          userId = id;
          post('identify', { user_id: id, user_properties: { kind } });
        },
        trackProductViewed: tracker('Product Viewed'),
        trackAddToCartClicked: tracker('Add to Cart Clicked'),
        trackCheckoutBegin: tracker('Checkout Begin'),
        trackCheckoutComplete: tracker('Checkout Complete'),
        trackCommerceTransactionComplete: tracker('Commerce Transaction Complete'),
      },
    });
  },
};
