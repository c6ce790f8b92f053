import { randomBytes } from 'node:crypto';
import type { World } from '../../world/world.ts';
import { brand } from '../brand.ts';
import type { OrderState } from './order-state.ts';

export interface OrderBook {
  /** Oldest first. */
  all(): OrderState[];
  byToken(token: string): OrderState | null;
  byId(id: string): OrderState | null;
  of(customerId: string, email: string): OrderState[];
  add(order: Omit<OrderState, 'id' | 'number' | 'token' | 'processedAt' | 'fulfilments'>): OrderState;
  /** Ships everything, with a tracking number and an e-mail. */
  fulfil(order: OrderState): void;
}

const firstNumber = 1001;

export function createOrderBook(world: World): OrderBook {
  const orders = world.slice<OrderState[]>('commerce.orders', () => []);
  return {
    all: () => orders.value,
    byToken: (token) => orders.value.find((order) => order.token === token) ?? null,
    byId: (id) => orders.value.find((order) => String(order.id) === id) ?? null,
    of: (customerId, email) =>
      orders.value.filter((order) => order.customerId === customerId || order.email === email),
    add(given) {
      const number = firstNumber + orders.value.length;
      const order: OrderState = {
        ...given,
        token: randomBytes(16).toString('hex'),
        id: 5_000_000 + number,
        number,
        processedAt: new Date(world.now()).toISOString(),
        fulfilments: [],
      };
      orders.value.push(order);
      orders.changed();
      return order;
    },
    fulfil(order) {
      if (order.fulfilments.length > 0) return;
      const number = `VV${order.number}${randomBytes(4).toString('hex').toUpperCase()}`;
      const url = `https://hanger-post.example/tracking/${number}`;
      order.fulfilments.push({
        company: 'Hanger Post',
        number,
        url,
        at: new Date(world.now()).toISOString(),
      });
      orders.changed();
      world.post({
        from: brand.mailFrom,
        to: order.email,
        subject: `Order #${order.number} is on its way`,
        text: `Your order #${order.number} left our house today.\n\nFollow it: ${url}\n`,
        links: [url],
      });
    },
  };
}
