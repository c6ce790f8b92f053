import { assistant } from './rows/assistant.ts';
import { chat } from './rows/chat.ts';
import { commerce } from './rows/commerce.ts';
import { consent } from './rows/consent.ts';
import { content } from './rows/content.ts';
import { crossBorder } from './rows/cross-border.ts';
import { email } from './rows/email.ts';
import { gift } from './rows/gift.ts';
import { protection } from './rows/protection.ts';
import { referral } from './rows/referral.ts';
import { reviews } from './rows/reviews.ts';
import { search } from './rows/search.ts';
import { sms } from './rows/sms.ts';
import { tagManager } from './rows/tag-manager.ts';
import { video } from './rows/video.ts';
import { wishlist } from './rows/wishlist.ts';

/** One row per provider. Configuration, `.env.example`, security policy and cookie list derive from it. */
export const registry = {
  commerce,
  content,
  search,
  wishlist,
  gift,
  referral,
  email,
  protection,
  reviews,
  crossBorder,
  sms,
  chat,
  consent,
  assistant,
  video,
  tagManager,
};

export type ProviderRole = keyof typeof registry;

/** What the face of a provider needs to know. */
export type OptionsOf<Role extends ProviderRole> = ReturnType<(typeof registry)[Role]['options']>;

/** What the shop needs always, and null for each other provider that is off. */
export type ProviderConfig = {
  [Role in ProviderRole]: Role extends 'commerce' | 'content' ? OptionsOf<Role> : OptionsOf<Role> | null;
};

/** Ports without a provider: they do nothing until somebody writes an adapter for one. */
export const portsWithoutProvider = ['experiments', 'fit', 'resale'] as const;

/** The folder of a role's face, below `providers/`. */
export function folderOf(role: string): string {
  return role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
