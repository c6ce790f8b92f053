import type { UserAddress } from './user.ts';

/** One of a customer's addresses, as the account's screens list it. */
export interface Address extends SavedAddress {
  isDefault: boolean;
}

/** An address as the platform stores it. */
export interface SavedAddress extends UserAddress {
  /** Global id, to be sent back whole. */
  id: string;
  firstName: string | null;
  company: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  provinceCode: string | null;
  /** Formatted for display, the name first. */
  lines: string[];
}

/** The fields of a form; country and province by name or code. Null empties a field. */
export interface AddressFields {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  zip?: string | null;
  province?: string | null;
  country?: string | null;
  phone?: string | null;
}
