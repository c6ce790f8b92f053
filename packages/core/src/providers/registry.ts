import { row as assistant } from './assistant/row.ts';
import { row as chat } from './chat/row.ts';
import { row as commerce } from './commerce/row.ts';
import { row as consent } from './consent/row.ts';
import { row as content } from './content/row.ts';
import { row as crossBorder } from './cross-border/row.ts';
import { row as email } from './email/row.ts';
import { row as gift } from './gift/row.ts';
import { row as protection } from './protection/row.ts';
import type { ProviderRow } from './provider-row.ts';
import { row as referral } from './referral/row.ts';
import { row as reviews } from './reviews/row.ts';
import { row as search } from './search/row.ts';
import { row as sms } from './sms/row.ts';
import { row as tagManager } from './tag-manager/row.ts';
import { row as video } from './video/row.ts';
import { row as wishlist } from './wishlist/row.ts';

/**
 * One row per provider. Configuration, browser ports, `.env.example`, security policy and cookie list derive from it.
 */
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

export type EnvOf<Role extends ProviderRole> = (typeof registry)[Role]['env'];

/** What a provider is made with on a server. */
export type OptionsOf<Role extends ProviderRole> = ReturnType<(typeof registry)[Role]['options']>;

/** What a provider's browser port is made with; null for a provider without one. */
export type BrowserOf<Role extends ProviderRole> = ReturnType<(typeof registry)[Role]['browser']>;

/** What the shop needs always, and null for each other provider that is off. */
export type ProviderConfig = {
  [Role in ProviderRole]: Role extends 'commerce' | 'content' ? OptionsOf<Role> : OptionsOf<Role> | null;
};

/** The registry with the type of its rows, for code that works through all of them. */
export const rows: {
  [Role in ProviderRole]: ProviderRow<EnvOf<Role>, OptionsOf<Role>, BrowserOf<Role>>;
} = registry;

export const roles = Object.keys(registry).filter((role): role is ProviderRole => role in registry);

/** Ports without a provider: they do nothing until an adapter is written for one. */
export const portsWithoutProvider = ['experiments', 'fit', 'resale'] as const;

/** The folder of a role's face, below `providers/`. */
export function folderOf(role: string): string {
  return role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
