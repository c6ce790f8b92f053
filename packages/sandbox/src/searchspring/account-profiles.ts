import { ownValue } from '../world/own-value.ts';

/** What a profile recommends: products like the seed, products that go with it, or best sellers. */
export type ProfileAim = 'alike' | 'goes-with' | 'popular';

export interface Profile {
  aim: ProfileAim;
  state: 'live' | 'paused' | 'empty';
}

const live = (aim: ProfileAim): Profile => ({ aim, state: 'live' });

/** The profiles of the account, by tag. */
const profiles: Readonly<Record<string, Profile>> = {
  'customers-also-viewed': live('alike'),
  'customers-also-bought': live('goes-with'),
  'product-page': live('alike'),
  similar: live('alike'),
  'complete-the-look': live('goes-with'),
  'home-page': live('popular'),
  home: live('popular'),
  'basket-page': live('goes-with'),
  basket: live('goes-with'),
  cart: live('goes-with'),
  '404': live('popular'),
  'no-results': live('popular'),
  search: live('popular'),
  'recently-viewed': live('alike'),
  'the-wedding-shop': live('popular'),
  'the-vday-edit': live('popular'),
  'decorate-yourself': live('popular'),
  'paused-by-editors': { aim: 'popular', state: 'paused' },
  'without-products': { aim: 'popular', state: 'empty' },
};

/** Null for an unknown tag. */
export function findProfile(tag: string): Profile | null {
  return ownValue(profiles, tag) ?? null;
}
