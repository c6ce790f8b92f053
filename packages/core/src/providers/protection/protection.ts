/** What protecting a parcel costs, asked of the provider; it only decides what is displayed. */
export interface ShippingProtection {
  /** Loads the provider's script. False when it failed. */
  load(): Promise<boolean>;
  /**
   * `[call.other-third-party-calls.1]` The premium in US cents for a bag of this subtotal in US cents; null where
   * there is none: an empty bag, a provider that is down, late or was never loaded. Never rejects.
   */
  quote(subtotalCents: number): Promise<number | null>;
}
