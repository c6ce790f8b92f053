export interface GiftRequest {
  /** The shopper's gifting session. */
  sessionId: string;
  /** Numeric id of the card's variant. */
  variantId: string;
  /** What the card is worth: the platform's price of the variant in US cents, never what a browser says. */
  valueCents: number;
  recipient: { name: string; email: string };
  /** May be empty. */
  message: string;
  /** ISO 8601 with an offset; now or later. */
  sendAt: string;
  /** A request sent again under the same key gets the same gift. */
  idempotencyKey: string;
}

/**
 * Gift cards that are sent to somebody at a chosen moment. Every method rejects with a `Fault`: of kind
 * `outside` when the provider fails, `gift-session-unknown` (absent) for a session that ended or never was:
 * start another; `gift-refused` (input) with the fields that cannot be used.
 */
export interface GiftProvider {
  /** `[call.products-own-server.14]` */
  startSession(): Promise<{ sessionId: string }>;
  /** `[call.products-own-server.18]` */
  createGift(request: GiftRequest): Promise<{ giftId: string }>;
}
