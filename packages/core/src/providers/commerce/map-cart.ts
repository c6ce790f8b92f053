import type {
  Amount,
  Cart,
  CartChange,
  CartGiftCard,
  CartLine,
  CartLineDiscount,
  CartMerchandise,
  CartObjection,
} from '../../cart/cart.ts';
import type {
  CartAllocationFragment,
  CartAmountFragment,
  CartFieldsFragment,
  CartLinesAddMutation,
} from './generated/storefront.generated.d.ts';
import { readList, readNumber, readText, readTexts, type Wire } from './wire.ts';

type WireLine = Wire<CartFieldsFragment['lines']['nodes'][number]>;

/** Null for a cart that cannot be read: without id, total, lines, or web address of a checkout. */
export function toCart(cart: Wire<CartFieldsFragment>): Cart | null {
  const [id, checkoutUrl] = [readText(cart?.id), readText(cart?.checkoutUrl)];
  const totalAmount = toAmount(cart?.cost?.totalAmount);
  if (!cart || id === null || totalAmount === null || !/^https?:\/\//.test(checkoutUrl ?? '')) return null;
  // A cart without a list of lines would be shown as an empty one.
  if (!Array.isArray(cart.lines?.nodes)) return null;
  return {
    id,
    createdAt: readText(cart.createdAt) ?? '',
    updatedAt: readText(cart.updatedAt) ?? '',
    completedAt: null,
    checkoutUrl: checkoutUrl ?? '',
    attributes: toAttributes(cart.attributes),
    note: readText(cart.note) || null,
    giftCards: toGiftCards(cart.appliedGiftCards),
    cost: {
      checkoutChargeAmount: toAmount(cart.cost?.checkoutChargeAmount) ?? totalAmount,
      subtotalAmount: toAmount(cart.cost?.subtotalAmount) ?? totalAmount,
      totalAmount,
    },
    discountCodes: readList(cart.discountCodes).flatMap(({ code, applicable }) =>
      typeof code === 'string' ? [{ code, applicable: applicable === true }] : [],
    ),
    discountAllocations: toDiscounts(cart.discountAllocations),
    buyerIdentity: { countryCode: readText(cart.buyerIdentity?.countryCode) },
    lines: readList(cart.lines?.nodes).flatMap((line) => toLine(line) ?? []),
  };
}

/** The outcome of a cart mutation, `[call.commerce-storefront-api.10]`. */
export function toCartChange(payload: Wire<CartLinesAddMutation['cartLinesAdd']>): CartChange {
  return {
    cart: toCart(payload?.cart),
    userErrors: readList(payload?.userErrors).map(toObjection),
    warnings: readList(payload?.warnings).map(toObjection),
  };
}

function toLine(line: WireLine): CartLine | null {
  const [id, quantity] = [readText(line?.id), readNumber(line?.quantity)];
  const merchandise = toMerchandise(line?.merchandise);
  const totalAmount = toAmount(line?.cost?.totalAmount);
  if (!line || id === null || quantity === null || merchandise === null || totalAmount === null) return null;
  return {
    id,
    quantity,
    attributes: toAttributes(line.attributes),
    cost: {
      amountPerQuantity: toAmount(line.cost?.amountPerQuantity) ?? merchandise.price,
      compareAtAmountPerQuantity: toAmount(line.cost?.compareAtAmountPerQuantity),
      totalAmount,
      subtotalAmount: toAmount(line.cost?.subtotalAmount) ?? totalAmount,
    },
    discountAllocations: toDiscounts(line.discountAllocations),
    merchandise,
  };
}

function toMerchandise(variant: Wire<CartFieldsFragment['lines']['nodes'][number]['merchandise']>) {
  const [id, price] = [readText(variant?.id), toAmount(variant?.price)];
  if (!variant || id === null || price === null) return null;
  const { product, image } = variant;
  const url = readText(image?.url);
  return {
    id,
    title: readText(variant.title) ?? '',
    sku: readText(variant.sku),
    availableForSale: variant.availableForSale === true,
    quantityAvailable: readNumber(variant.quantityAvailable),
    image: url === null ? null : { url, altText: readText(image?.altText) },
    selectedOptions: readList(variant.selectedOptions).flatMap(({ name, value }) =>
      typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : [],
    ),
    price,
    compareAtPrice: toAmount(variant.compareAtPrice),
    product: {
      id: readText(product?.id) ?? '',
      title: readText(product?.title) ?? '',
      description: readText(product?.description) ?? '',
      handle: readText(product?.handle) ?? '',
      productType: readText(product?.productType) ?? '',
      vendor: readText(product?.vendor) ?? '',
      tags: readTexts(product?.tags),
    },
  } satisfies CartMerchandise;
}

/** Null without an amount or a currency. */
export function toAmount(money: Wire<CartAmountFragment>): Amount | null {
  const [amount, currencyCode] = [readText(money?.amount), readText(money?.currencyCode)];
  return amount === null || currencyCode === null ? null : { amount, currencyCode };
}

export function toAttributes(attributes: Wire<CartFieldsFragment['attributes']>) {
  return readList(attributes).flatMap(({ key, value }) =>
    typeof key === 'string' ? [{ key, value: readText(value) ?? '' }] : [],
  );
}

function toGiftCards(cards: Wire<CartFieldsFragment['appliedGiftCards']>): CartGiftCard[] {
  return readList(cards).flatMap((card) => {
    const [id, amountUsed, balance] = [readText(card.id), toAmount(card.amountUsed), toAmount(card.balance)];
    if (id === null || amountUsed === null || balance === null) return [];
    return [{ id, lastCharacters: readText(card.lastCharacters) ?? '', amountUsed, balance }];
  });
}

function toDiscounts(allocations: Wire<CartAllocationFragment[]>): CartLineDiscount[] {
  return readList(allocations).flatMap((allocation) => {
    const discountedAmount = toAmount(allocation.discountedAmount);
    if (discountedAmount === null) return [];
    const { title, code }: { title?: unknown; code?: unknown } = allocation;
    return [{ title: readText(title), code: readText(code), discountedAmount }];
  });
}

function toObjection(objection: {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly field?: readonly unknown[] | null | undefined;
}): CartObjection {
  const { code, message, field } = objection;
  return {
    code: readText(code) ?? 'INVALID',
    message: readText(message) ?? '',
    field: field ? readTexts(field) : null,
  };
}
