/** `[screen.product-detail-page.25]` The fields of the form that sends a gift card. */
export interface GiftForm {
  name: string;
  email: string;
  confirmEmail: string;
  message: string;
  /** As typed: 'MM/DD/YYYY' once complete. */
  date: string;
  /** '00' … '23' */
  hour: string;
  /** Label of a row of the time zones' table. */
  timeZone: string;
}

/** `[entity.gift-info.1]` `[entity.gift-info.2]` `[entity.gift-info.3]` `[entity.gift-info.4]` `[entity.gift-info.5]` `[entity.gift-info.6]` The field names are part of the contract. */
export interface GiftInfo {
  is_govalo: boolean;
  name: string;
  email: string;
  message: string;
  /** ISO 8601 with the zone's offset, e.g. `2026-12-24T10:00:00-08:00`; empty while the date cannot be read. */
  send_at: string;
  valid: boolean;
  /** Label of the zone. */
  timeZone: string;
  /** Label of the hour, e.g. '10AM'. */
  time: string;
  /** MM/DD/YYYY */
  date: string;
}

/** `[call.products-own-server.17]` Body of `POST /api/govalo/create-gift`. */
export interface CreateGiftBody extends GiftInfo {
  session: string;
  /** Id of the variant. */
  variant: string;
  /** In units of the currency, not cents. */
  value: number;
}
