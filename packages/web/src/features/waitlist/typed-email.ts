import { atom } from 'jotai';

/** What was typed into the field of a piece that is to come. */
export interface TypedEmail {
  email: string;
  /** By the browser's own check, `[rule.quick-add-and-waitlist.2]`. */
  isAddress: boolean;
  /** The variants of the piece: it is nothing to the waitlist of another one. */
  variantIds: readonly string[];
}

export const typedEmailAtom = atom<TypedEmail | null>(null);

/** What was typed for a variant; null where nothing was. */
export function typedFor(typed: TypedEmail | null, variantId: string): TypedEmail | null {
  return typed?.variantIds.includes(variantId) ? typed : null;
}
