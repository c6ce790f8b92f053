import { listOf, oneOf, optional, type Shape, text } from '../check-shape.ts';

const email = text(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
const profile = {
  data: {
    type: oneOf('profile'),
    attributes: {
      email: optional(email),
      phone_number: optional(text(/^\+[1-9]\d{6,14}$/)),
      external_id: optional(text()),
      first_name: optional(text()),
      last_name: optional(text()),
    },
  },
};

/** `[call.email-marketing-provider.3]` `POST /client/back-in-stock-subscriptions` */
export const backInStockShape: Shape = {
  data: {
    type: oneOf('back-in-stock-subscription'),
    attributes: { channels: listOf(oneOf('EMAIL', 'PUSH', 'SMS', 'WHATSAPP')), profile },
    relationships: {
      variant: { data: { type: oneOf('catalog-variant'), id: text(/^\$?\w+:::[^:]+:::.+$/) } },
    },
  },
};

/** `POST /client/subscriptions` */
export const subscriptionShape: Shape = {
  data: {
    type: oneOf('subscription'),
    attributes: { custom_source: optional(text()), profile },
    relationships: { list: { data: { type: oneOf('list'), id: text() } } },
  },
};
