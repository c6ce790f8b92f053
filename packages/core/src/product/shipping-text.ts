import { hasTag } from './has-tag.ts';
import { productMarkers } from './markers.ts';

/** Names of the settings' shipping texts. */
export type ShippingText = 'shipping' | 'shippingCollective' | 'shippingBridal';

/** `[const.tag-rules.12]` Bridal goes before collective: a gown made to order ships like no other. */
export function shippingTextOf(tags: readonly string[]): ShippingText {
  if (hasTag(tags, productMarkers.bridalShippingTag)) return 'shippingBridal';
  return hasTag(tags, productMarkers.collectiveTag) ? 'shippingCollective' : 'shipping';
}
