import fc from 'fast-check';

export interface RandomRequest {
  body: Buffer;
  type: string;
  /** Topic of a webhook. */
  topic: string;
  /** Whether it is sent with a customer's token, or for a webhook with a valid signature. */
  isKnown: boolean;
}

const fields = [
  ...['token', 'email', 'password', 'firstName', 'phone', 'customerId', 'resetToken', 'resetUrl'],
  ...['activationUrl', 'checkoutUrl', 'session', 'variant', 'send_at', 'message', 'customerEmail'],
  ...['customerUserId', 'id', 'name', 'regid', 'items', 'optionId', 'handle', 'updated_at', 'variants'],
  ...['line_items', '_id', '_type', 'slug', 'operation', '__proto__', 'toString'],
];

const words = fc.constantFrom(
  ...['ann@vesper.example', 'gid://shopify/Customer/1', 'http://localhost:3001/cart/c/1?key=2'],
  ...[
    'https://checkout.vesper.example/%zz',
    '2026-12-24T10:00:00-08:00',
    '10-off',
    '1',
    '',
    '\u0000',
    '\ud800',
  ],
);

const value = fc.oneof(
  words,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.record({ epi: fc.integer(), empi: fc.integer(), du: fc.webUrl() }), { maxLength: 3 }),
);

/** Bodies that some endpoint accepts; one field of each is then replaced. */
const good = [
  { token: 'abc' },
  { email: 'ann@vesper.example', password: 'difference-1', phone: '+15555550100', acceptsMarketing: true },
  { customerId: '1', resetToken: 'x', activationToken: 'x', password: 'difference-1' },
  { resetUrl: 'https://a.example/x', activationUrl: 'https://a.example/x', password: 'difference-1' },
  { email: 'ann@vesper.example', checkoutUrl: 'http://localhost:3001/cart/c/1?key=2' },
  {
    ...{ session: 's1', variant: '1', name: 'Eve', email: 'eve@vesper.example' },
    send_at: '2027-12-24T10:00:00-08:00',
  },
  { customerEmail: 'ann@vesper.example', customerUserId: '1', id: '1' },
  { name: 'For the sea', regid: 'r1', optionId: '10-off' },
  { items: [{ epi: 1, empi: 1, du: 'http://localhost:3000/products/iris' }] },
  { id: 1, handle: 'slip', updated_at: '2026-11-21T12:00:00Z', variants: [{ inventory_item_id: 7 }] },
  { id: 1, inventory_item_id: 7, line_items: [{ product_id: 1 }] },
  { _id: 'care', _type: 'page', _updatedAt: '2026-11-21T12:00:00Z', slug: 'care', operation: 'update' },
];

const spoiled = fc
  .tuple(fc.constantFrom(...good), fc.constantFrom('', ...fields), value)
  .map(([whole, field, other]) => JSON.stringify(field in whole ? { ...whole, [field]: other } : whole));

const ofFields = fc
  .dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 })
  .map((one) => JSON.stringify(one));

/** Bodies with fields of some endpoint, any JSON, any text, any bytes. */
const body = fc.oneof(
  { weight: 6, arbitrary: spoiled.map((text) => Buffer.from(text)) },
  { weight: 5, arbitrary: ofFields.map((text) => Buffer.from(text)) },
  { weight: 2, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);

const oddTypes = fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '');
const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: oddTypes },
);

const topic = fc.constantFrom(
  ...['products/create', 'products/update', 'products/delete', 'collections/update', 'collections/delete'],
  ...['inventory_levels/update', 'orders/create', 'metaobjects/update', 'app/uninstalled'],
);

/** Returns the same requests each time. */
export function randomRequests(count: number): RandomRequest[] {
  const request = fc.record({ body, type, topic, isKnown: fc.boolean() });
  return fc.sample(request, { numRuns: count, seed: 20261121 });
}
