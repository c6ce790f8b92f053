import { atom } from 'jotai';

/** What was typed into the field of a piece that is to come. */
export interface TypedEmail {
  email: string;
  /** By the browser's own check, `[rule.quick-add-and-waitlist.2]`. */
  isAddress: boolean;
  /** The variants of the piece: it is nothing to the waitlist of another one. */
  variantIds: readonly string[];
  /** Whether the field is in sight: a closed tray hides it. */
  isShown: () => boolean;
  /** Leads to the field, also out of a closed tray, with the browser's own message where there is one. */
  report: () => void;
  /** What the field says once the address has been taken; null before. */
  thanks: string | null;
}

export const typedEmailAtom = atom<TypedEmail | null>(null);

/** What was typed for a variant; null where nothing was. */
export function typedFor(typed: TypedEmail | null, variantId: string): TypedEmail | null {
  return typed?.variantIds.includes(variantId) && typed.email !== '' ? typed : null;
}

/** Whether a press can take it: a browser also restores into a closed tray what the shopper has not seen. */
export function isReady({ isAddress, isShown }: TypedEmail): boolean {
  return isAddress && isShown();
}
