/** What protecting a parcel costs, by the provider's quote; it only decides what is displayed. */
export interface ShippingProtection {
  /** Loads the provider's script. False when it failed. */
  load(): Promise<boolean>;
  /**
   * `[call.other-third-party-calls.1]` The premium in US cents for a cart of this subtotal in US cents; null for an
   * empty cart, and for a provider that is down, late or was never loaded. Never rejects.
   */
  quote(subtotalCents: number): Promise<number | null>;
}
