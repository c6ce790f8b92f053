import type { User } from './user.ts';

/** A user with the fields that only the account's screens show. */
export interface Customer extends User {
  lastName: string | null;
  acceptsMarketing: boolean;
  orderCount: number;
}

export interface NewCustomer {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  /** E.164 */
  phone?: string;
  acceptsMarketing?: boolean;
}

/** Absent fields stay as they are. A new password ends all sessions and starts one. */
export interface CustomerChanges {
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  /** E.164; null removes it. */
  phone?: string | null;
  acceptsMarketing?: boolean;
}
