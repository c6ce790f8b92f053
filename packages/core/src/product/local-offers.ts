import { toDecimal } from '../money.ts';
import type { LocalProduct } from './local-price.ts';

/** The handle of the product that structured data are about; null for data of anything else. */
export function handleOfJsonLd(data: unknown): string | null {
  const subject = subjectOf(data);
  return subject && (/\/products\/([^/#?]+)#product$/.exec(String(subject['@id']))?.[1] ?? null);
}

/** An offer of structured data, with the variant that it sells. */
export interface OfferOfVariant {
  /** Numeric id; null where the offer names none. */
  variantId: string | null;
  price: unknown;
  priceCurrency: unknown;
}

/** The offers of structured data: one for each variant. */
export function offersOfJsonLd(data: unknown): OfferOfVariant[] {
  const subject = subjectOf(data);
  const sold = Array.isArray(subject?.hasVariant) ? subject.hasVariant : [subject];
  return sold.filter(isRecord).flatMap(({ offers }) => {
    if (!isRecord(offers)) return [];
    const { price, priceCurrency } = offers;
    return [{ variantId: variantOf(offers), price, priceCurrency }];
  });
}

/**
 * The structured data of a product with its prices in another country; variants without one there have no offer.
 * `[const.us-policy.1]` The US policy goes with US dollars only.
 */
export function withLocalOffers(data: unknown, { currencyCode, variants }: LocalProduct): unknown {
  const subject = subjectOf(data);
  if (!isRecord(data) || subject === null || variants.length === 0) return data;
  const prices = new Map(variants.map(({ id, price }) => [id, price]));
  const isUs = currencyCode === 'USD';
  const priced = (sold: Record<string, unknown>): Record<string, unknown> | null => {
    const { offers, ...bare } = sold;
    if (!isRecord(offers)) return sold;
    const price = prices.get(variantOf(offers) ?? '');
    if (price === undefined) return null;
    const { shippingDetails, hasMerchantReturnPolicy, ...abroad } = offers;
    const kept = isUs ? offers : abroad;
    return { ...bare, offers: { ...kept, price: toDecimal(price), priceCurrency: currencyCode } };
  };
  const { hasVariant, ...group } = subject;
  const local = Array.isArray(hasVariant)
    ? { ...group, hasVariant: hasVariant.filter(isRecord).flatMap((sold) => priced(sold) ?? []) }
    : priced(subject);
  if (local === null) return data;
  const others = nodesOf(data).filter((node) => node !== subject);
  return { ...data, '@graph': [local, ...(isUs ? others : [])] };
}

function nodesOf(data: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(data['@graph']) ? data['@graph'].filter(isRecord) : [];
}

function subjectOf(data: unknown): Record<string, unknown> | null {
  const nodes = isRecord(data) ? nodesOf(data) : [];
  return nodes.find((node) => node['@type'] === 'ProductGroup' || node['@type'] === 'Product') ?? null;
}

function variantOf({ url }: Record<string, unknown>): string | null {
  return /\?variant=(\d+)$/.exec(String(url))?.[1] ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
