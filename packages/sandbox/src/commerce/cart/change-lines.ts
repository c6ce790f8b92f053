import { randomUUID } from 'node:crypto';
import type { VariantRecord } from '../catalogue/records.ts';
import { planFor } from '../catalogue/selling-plans.ts';
import { parseGid } from '../gid.ts';
import type { Shop } from '../shop.ts';
import {
  type Attribute,
  type CartChange,
  type CartError,
  type CartLineState,
  type CartState,
  type CartWarning,
  cartGid,
  error,
  lineGid,
} from './cart-state.ts';

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
  parent?: { lineId?: string | null; merchandiseId?: string | null } | null;
}

export interface LineUpdateInput {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

const maxQuantity = 1_000_000;
const maxLines = 500;

/** Adds lines; same merchandise with same attributes becomes one line. Quantities are clamped to the stock. */
export function addLines(shop: Shop, cart: CartState, inputs: readonly LineInput[]): CartChange {
  const errors = inputs.flatMap((input, at) => checkNewLine(shop, cart, input, ['lines', String(at)]));
  if (cart.lines.length + inputs.length > maxLines) {
    errors.push(error('CART_TOO_LARGE', ['lines'], `A cart holds ${maxLines} lines.`));
  }
  if (errors.length > 0) return { cart, errors, warnings: [] };
  const warnings: CartWarning[] = [];
  for (const input of inputs) {
    const variant = variantOf(shop, input.merchandiseId);
    if (!variant) continue;
    const attributes = input.attributes ?? [];
    const parentId = parentOf(cart, input);
    const twin = cart.lines.find(
      (line) =>
        line.variantId === String(variant.data.id) &&
        line.parentId === parentId &&
        (line.sellingPlanId ?? null) === (input.sellingPlanId ?? null) &&
        isSame(line.attributes, attributes),
    );
    const requested = (twin?.quantity ?? 0) + (input.quantity ?? 1);
    const line: CartLineState = twin ?? {
      id: randomUUID(),
      variantId: String(variant.data.id),
      quantity: 0,
      attributes,
      parentId,
      sellingPlanId: input.sellingPlanId ?? null,
    };
    const quantity = clamp(shop, cart, line, variant, requested, warnings);
    if (quantity === 0) continue;
    line.quantity = quantity;
    if (!twin) cart.lines.push(line);
  }
  shop.carts.touch(cart);
  return { cart, errors, warnings };
}

function checkNewLine(shop: Shop, cart: CartState, input: LineInput, field: string[]): CartError[] {
  const errors: CartError[] = [];
  const variant = variantOf(shop, input.merchandiseId);
  if (!variant) errors.push(noMerchandise(input.merchandiseId, field));
  errors.push(...checkPlan(variant, input.sellingPlanId, field));
  if (input.parent?.lineId && !lineOf(cart, input.parent.lineId)) {
    errors.push(error('PARENT_LINE_NOT_FOUND', [...field, 'parent', 'lineId'], 'Parent line not found.'));
  }
  const quantity = input.quantity ?? 1;
  if (quantity < 1) errors.push(tooFew(field));
  if (quantity > maxQuantity) errors.push(tooMany(field));
  return errors;
}

function checkPlan(
  variant: VariantRecord | null,
  planId: string | null | undefined,
  field: string[],
): CartError[] {
  if (!planId || (variant && planFor(variant.product, planId))) return [];
  const message = 'The selling plan cannot be applied to this merchandise.';
  return [error('SELLING_PLAN_NOT_APPLICABLE', [...field, 'sellingPlanId'], message)];
}

/** Sets quantity, merchandise or attributes of lines. A quantity of 0 removes the line. */
export function updateLines(shop: Shop, cart: CartState, inputs: readonly LineUpdateInput[]): CartChange {
  const errors = inputs.flatMap((input, at) => checkUpdate(shop, cart, input, ['lines', String(at)]));
  if (errors.length > 0) return { cart, errors, warnings: [] };
  const warnings: CartWarning[] = [];
  for (const input of inputs) {
    const line = lineOf(cart, input.id);
    if (!line) continue;
    const variant = variantOf(shop, input.merchandiseId ?? `gid://shopify/ProductVariant/${line.variantId}`);
    if (input.attributes) line.attributes = input.attributes;
    if (input.sellingPlanId !== undefined) line.sellingPlanId = input.sellingPlanId;
    if (variant) line.variantId = String(variant.data.id);
    const requested = input.quantity ?? line.quantity;
    line.quantity = variant ? clamp(shop, cart, line, variant, requested, warnings) : requested;
  }
  cart.lines = cart.lines.filter(({ quantity }) => quantity > 0);
  dropOrphans(cart);
  shop.carts.touch(cart);
  return { cart, errors, warnings };
}

function checkUpdate(shop: Shop, cart: CartState, input: LineUpdateInput, field: string[]): CartError[] {
  const errors: CartError[] = [];
  const line = lineOf(cart, input.id);
  if (!line) errors.push(noLine(input.id, [...field, 'id']));
  const variant = variantOf(shop, input.merchandiseId ?? `gid://shopify/ProductVariant/${line?.variantId}`);
  if (input.merchandiseId && !variant) errors.push(noMerchandise(input.merchandiseId, field));
  errors.push(...checkPlan(variant, input.sellingPlanId, field));
  const quantity = input.quantity ?? 1;
  if (quantity < 0) errors.push(tooFew(field));
  if (quantity > maxQuantity) errors.push(tooMany(field));
  return errors;
}

export function removeLines(shop: Shop, cart: CartState, lineIds: readonly string[]): CartChange {
  const errors = lineIds
    .map((id, at) => (lineOf(cart, id) ? null : noLine(id, ['lineIds', String(at)])))
    .filter((found) => found !== null);
  if (errors.length > 0) return { cart, errors, warnings: [] };
  const gone = new Set(lineIds.map((id) => lineOf(cart, id)?.id));
  cart.lines = cart.lines.filter(({ id }) => !gone.has(id));
  dropOrphans(cart);
  shop.carts.touch(cart);
  return { cart, errors: [], warnings: [] };
}

/** Limits a quantity to the stock, over all lines of the same variant. */
function clamp(
  shop: Shop,
  cart: CartState,
  line: CartLineState,
  variant: VariantRecord,
  requested: number,
  warnings: CartWarning[],
): number {
  const stock = shop.stock.of(variant.data);
  if (stock === null || requested === 0) return requested;
  const elsewhere = cart.lines
    .filter((other) => other !== line && other.variantId === line.variantId)
    .reduce((total, { quantity }) => total + quantity, 0);
  const left = Math.max(0, stock - elsewhere);
  if (requested <= left) return requested;
  const { title } = variant.product.data;
  const isInCart = cart.lines.includes(line);
  const target = isInCart ? lineGid(cart, line) : cartGid(cart);
  warnings.push(
    left === 0
      ? { code: 'MERCHANDISE_OUT_OF_STOCK', message: `The product '${title}' is already sold out.`, target }
      : {
          code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
          message: `Only ${left} items were added to your cart due to availability.`,
          target,
        },
  );
  return left;
}

/** Removes lines whose parent line is gone. */
function dropOrphans(cart: CartState): void {
  const ids = new Set(cart.lines.map(({ id }) => id));
  cart.lines = cart.lines.filter(({ parentId }) => parentId === null || ids.has(parentId));
}

function parentOf(cart: CartState, { parent }: LineInput): string | null {
  if (parent?.lineId) return lineOf(cart, parent.lineId)?.id ?? null;
  const variantId = parent?.merchandiseId ? parseGid(parent.merchandiseId)?.id : undefined;
  return cart.lines.find((line) => line.variantId === variantId)?.id ?? null;
}

function lineOf(cart: CartState, id: string): CartLineState | null {
  const tail = parseGid(id);
  if (tail?.type !== 'CartLine') return null;
  return cart.lines.find((line) => line.id === tail.id) ?? null;
}

function variantOf(shop: Shop, id: string): VariantRecord | null {
  const found = parseGid(id);
  return found?.type === 'ProductVariant' ? shop.catalogue.variantById(found.id) : null;
}

function isSame(a: Attribute[], b: Attribute[]): boolean {
  const text = (list: Attribute[]) => JSON.stringify(list.map(({ key, value }) => [key, value]).sort());
  return text(a) === text(b);
}

function noMerchandise(id: string, field: string[]): CartError {
  return error('INVALID', [...field, 'merchandiseId'], `The merchandise with id ${id} does not exist.`);
}

function noLine(id: string, field: string[]): CartError {
  return error('INVALID_MERCHANDISE_LINE', field, `The merchandise line with id ${id} does not exist.`);
}

function tooFew(field: string[]): CartError {
  return error(
    'MINIMUM_NOT_MET',
    [...field, 'quantity'],
    'The quantity must be above the minimum for the item.',
  );
}

function tooMany(field: string[]): CartError {
  return error(
    'MAXIMUM_EXCEEDED',
    [...field, 'quantity'],
    'The quantity must be below the maximum for the item.',
  );
}
