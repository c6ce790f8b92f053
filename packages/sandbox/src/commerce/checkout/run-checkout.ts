import type { CartState } from '../cart/cart-state.ts';
import {
  removeGiftCards,
  selectedAddress,
  setBuyer,
  setDiscountCodes,
  setGiftCards,
} from '../cart/change-cart.ts';
import { gid } from '../gid.ts';
import { countryOf, shipsTo } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';
import { type Bill, makeBill } from '../orders/bill.ts';
import { orderPath, placeOrder } from '../orders/place-order.ts';
import type { Shop } from '../shop.ts';
import {
  addressOf,
  cardDigits,
  checkForm,
  demoCard,
  type FieldName,
  type FormError,
  type FormValues,
  hasUnstored,
  storable,
} from './checkout-form.ts';
import { checkoutPage } from './checkout-page.ts';
import { fillFromWallet } from './demo-wallet.ts';
import { pageResponse } from './page-frame.ts';
import { normaliseProvince } from './provinces.ts';
import { deliveryRemarks } from './shipping-notes.ts';
import { soldOutIn } from './sold-out.ts';
import { spelledCode } from './spelled-code.ts';

/** Form values stored between two requests; never the card. */
type Draft = FormValues;

const notices: Record<string, string> = {
  updated: 'Prices and shipping were brought up to date.',
  discount: 'The discount code was applied.',
  'gift-card': 'The gift card was applied.',
  removed: 'Removed.',
};

const codeProblems = new Map([
  ['DISCOUNT_NOT_FOUND', 'is not a code of ours'],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'is not running now'],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'needs a larger order'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'does not apply to this bag'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'was already used'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'was already used'],
  ['DISCOUNT_CODE_NOT_HONOURED', 'cannot be combined with another code'],
]);

function drafts(shop: Shop) {
  return shop.world.slice<Record<string, Draft>>('commerce.checkouts', () => ({}));
}

function checkoutPath(cart: CartState, notice?: string): string {
  return `/cart/c/${cart.token}?key=${cart.key}${notice ? `&notice=${notice}` : ''}`;
}

/** Values known before anything is typed. */
function known(shop: Shop, cart: CartState): FormValues {
  const { buyer } = cart;
  const customer = buyer.customerId ? shop.customers.byId(buyer.customerId) : null;
  const own = customer?.addresses.find(({ id }) => id === customer.defaultAddressId)?.address;
  const address = selectedAddress(cart) ?? own;
  const values: FormValues = {
    email: buyer.email ?? customer?.email ?? '',
    country: countryOf(buyer.countryCode ?? address?.countryCode).code,
    firstName: address?.firstName ?? customer?.firstName ?? '',
    lastName: address?.lastName ?? customer?.lastName ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    province: normaliseProvince(address?.countryCode ?? null, address?.provinceCode) ?? '',
    zip: address?.zip ?? '',
    phone: address?.phone ?? buyer.phone ?? '',
  };
  return { ...values, ...drafts(shop).value[cart.token] };
}

function show(
  shop: Shop,
  cart: CartState,
  values: FormValues,
  errors: FormError[],
  notice: string | null,
  { isExpress = false, refusal = null }: { isExpress?: boolean; refusal?: string | null } = {},
) {
  const { site } = shop.world.addresses;
  const bill = makeBill(shop, cart);
  const soldOut = soldOutIn(shop, bill.priced);
  const pieces = bill.priced.lines.map(({ line: { attributes }, variant: { product, data } }) => ({
    title: product.data.title,
    attributes,
    requiresShipping: data.requiresShipping,
  }));
  const body = checkoutPage({
    bill,
    values: { ...demoCard, ...values, country: bill.priced.country.code },
    errors,
    notice,
    refusal,
    soldOut,
    deliveryRemarks: deliveryRemarks(pieces.toReversed(), shop.world.now()),
    isExpress,
    action: checkoutPath(cart),
    site,
    codeProblems,
  });
  const title = errors.length > 0 || soldOut ? 'Please check what is marked · Checkout' : 'Checkout';
  return pageResponse(title, body, { site, back: { text: 'Back to the bag', path: '/cart' } });
}

export function showCheckout(
  shop: Shop,
  cart: CartState,
  { notice: noticeName, isExpress }: { notice: string | null; isExpress: boolean },
): Response | Promise<Response> {
  if (isExpress) return showExpress(shop, cart, known(shop, cart));
  const notice =
    noticeName !== null && Object.hasOwn(notices, noticeName) ? (notices[noticeName] ?? null) : null;
  return show(shop, cart, known(shop, cart), [], notice);
}

/** Filled in by the demo's wallet, with its button on top. */
function showExpress(shop: Shop, cart: CartState, values: FormValues): Response | Promise<Response> {
  const { code } = makeBill(shop, cart).priced.country;
  return show(shop, cart, fillFromWallet({ ...values, country: code }), [], null, { isExpress: true });
}

/**
 * Runs the pressed button's action. What was typed is stored for every button; what may not be stored travels back in
 * the response.
 */
export function submitCheckout(
  shop: Shop,
  cart: CartState,
  button: string,
  values: FormValues,
): Response | Promise<Response> {
  const [verb = 'auto', ...rest] = button.split(' ');
  const subject = rest.join(' ');
  const before = makeBill(shop, cart);
  remember(shop, cart, values);
  const back = (noticeName: string, used?: FieldName) => {
    const left: FormValues = used ? { ...values, [used]: '' } : values;
    if (hasUnstored(left)) return show(shop, cart, left, [], notices[noticeName] ?? null);
    return new Response(null, { status: 303, headers: { location: checkoutPath(cart, noticeName) } });
  };
  switch (chosenVerb(verb, values)) {
    case 'update':
      return back('updated');
    case 'express':
      return showExpress(shop, cart, values);
    case 'card':
      return show(shop, cart, { ...values, cardNumber: subject }, [], null);
    case 'discount':
      return applyDiscount(shop, cart, values) ?? back('discount', 'discount');
    case 'gift-card': {
      const { errors } = setGiftCards(shop, cart, [values.giftCard ?? ''], true);
      if (errors.length === 0) return back('gift-card', 'giftCard');
      const message = errors[0]?.message ?? 'The gift card code is not valid.';
      return show(shop, cart, values, [{ field: 'giftCard', message }], null);
    }
    case 'remove-code':
      setDiscountCodes(
        shop,
        cart,
        cart.codes.filter((code) => code !== subject),
      );
      return back('removed');
    case 'remove-card':
      removeGiftCards(shop, cart, [gid('AppliedGiftCard', subject)]);
      return back('removed');
    default:
      return pay(shop, cart, values, changedBy(before, makeBill(shop, cart)));
  }
}

/** Enter in a code field applies that code, anywhere else it pays. */
function chosenVerb(verb: string, { discount, giftCard }: FormValues): string {
  if (verb !== 'auto') return verb;
  if (discount) return 'discount';
  return giftCard ? 'gift-card' : 'pay';
}

/** How the form changed the total that the shopper saw, as a message; null when it did not. */
function changedBy(before: Bill, after: Bill): string | null {
  const { country } = after.priced;
  if (country.code !== before.priced.country.code) {
    return `Prices and shipping now are for ${country.name}. Please look at them and pay again.`;
  }
  const counted = before.priced.codes.filter(({ problem }) => problem === null).map(({ code }) => code);
  const lost = after.priced.codes.find(({ code, problem }) => problem !== null && counted.includes(code));
  if (lost)
    return `${spelledCode(lost)} ${whyNot(lost.problem)}. Please look at the new total and pay again.`;
  // Without a script the button still says the total of the method that was chosen before.
  const { rate } = after.priced;
  const isDearer = after.due > before.due && rate !== null && rate.handle !== before.priced.rate?.handle;
  if (!isDearer) return null;
  return `${rate.title}, ${rate.description}, is ${formatMoney(rate.amount, country.currency)}. Please look at the new total and pay again.`;
}

function whyNot(problem: string | null): string {
  return codeProblems.get(problem ?? '') ?? 'does not apply to this bag';
}

function remember(shop: Shop, cart: CartState, values: FormValues): void {
  const stored = drafts(shop);
  stored.value[cart.token] = storable(values);
  stored.changed();
  const before = makeBill(shop, cart).priced.country.code;
  const after = values.country ?? before;
  const hasMoved = shipsTo(after) && after !== before;
  setBuyer(shop, cart, {
    ...(hasMoved ? { countryCode: after } : {}),
    ...(values.email && !checkForm(values, { address: false, card: false }, new Date(0)).length
      ? { email: values.email }
      : {}),
  });
  const { rates } = makeBill(shop, cart).priced;
  if (rates.some(({ handle }) => handle === values.shipping)) cart.shippingHandle = values.shipping ?? null;
  shop.carts.touch(cart);
}

function applyDiscount(shop: Shop, cart: CartState, values: FormValues): Response | Promise<Response> | null {
  const code = values.discount ?? '';
  const field = 'discount';
  if (code === '') {
    return show(shop, cart, values, [{ field, message: 'Enter a discount code.' }], null);
  }
  const before = cart.codes;
  setDiscountCodes(shop, cart, [...before, code]);
  const found = makeBill(shop, cart).priced.codes.find(
    (known) => known.code.toUpperCase() === code.toUpperCase(),
  );
  if (!found || found.problem === null) return null;
  setDiscountCodes(shop, cart, before);
  return show(
    shop,
    cart,
    values,
    [{ field, message: `${spelledCode(found)} ${whyNot(found.problem)}.` }],
    null,
  );
}

function pay(
  shop: Shop,
  cart: CartState,
  values: FormValues,
  changed: string | null,
): Response | Promise<Response> {
  if (changed !== null) return show(shop, cart, values, [], null, { refusal: changed });
  const bill = makeBill(shop, cart);
  const { requiresShipping } = bill.priced;
  const now = new Date(shop.world.now());
  const errors = checkForm(values, { address: requiresShipping, card: bill.due > 0 }, now);
  if (errors.length > 0 || soldOutIn(shop, bill.priced)) return show(shop, cart, values, errors, null);
  const order = placeOrder(shop, cart, {
    email: values.email ?? '',
    phone: values.phone || null,
    address: requiresShipping ? addressOf(values) : null,
    cardTail: bill.due > 0 ? cardDigits(values).slice(-4) : null,
  });
  const stored = drafts(shop);
  delete stored.value[cart.token];
  stored.changed();
  return new Response(null, { status: 303, headers: { location: orderPath(order) } });
}
