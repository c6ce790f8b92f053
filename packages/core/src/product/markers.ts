/** How the catalogue marks special products. Configuration, adjusted per shop. */
export const productMarkers = {
  appointmentType: 'Appointment',
  giftCardVendor: 'Govalo',
  lingerieVendor: 'Lingerie',
  /** The vendor whose products have no Sizing drawer, `[screen.product-detail-page.11]`. */
  partnerVendor: 'Maison Lierre',
  /** Badge of products made with the collaboration brand, `[const.tag-rules.6]`. */
  collabBrand: 'Maison Lierre',
  /** In the name of the piece that is sold with a bra. */
  briefWord: 'brief',
  collectiveTag: 'collective',
  bridalShippingTag: 'bridal-shipping',
} as const;

export function isAppointment(product: { productType: string }): boolean {
  return product.productType === productMarkers.appointmentType;
}

export function isGiftCard(product: { vendor: string }): boolean {
  return product.vendor === productMarkers.giftCardVendor;
}

/** `[screen.product-detail-page.4]` Gift cards and appointments show one picture instead of the gallery. */
export function hasSingleImage(product: { productType: string; vendor: string }): boolean {
  return isGiftCard(product) || isAppointment(product);
}

/** `[screen.product-detail-page.11]` */
export function hasSizing(product: { vendor: string }): boolean {
  return product.vendor !== productMarkers.partnerVendor;
}

/** The first piece of a bra's set that is a brief. */
export function findBrief<Piece extends { title: string }>(set: readonly Piece[]): Piece | null {
  return set.find(({ title }) => title.toLowerCase().split(/\s+/).includes(productMarkers.briefWord)) ?? null;
}
