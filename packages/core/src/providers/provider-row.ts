import type { z } from 'zod';
import type { ConsentCategory } from '../consent/consent.ts';
import { type Environment, findProblems, listVariables } from './variable.ts';

export type CspDirective =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-ancestors'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src';

/** Origins that pages need, by directive. */
export type CspSources = Partial<Record<CspDirective, readonly string[]>>;

export interface StoredKey {
  place: 'cookie' | 'local-storage' | 'session-storage';
  key: string;
  why: string;
  /** In words, for the cookie page: 'until it is removed', '7 days'. */
  retention: string;
}

export interface ProviderScript {
  /** Its usual address; braces mark the account's own part. */
  src: string;
  purpose: string;
  /** Who is responsible for what it does. */
  owner: string;
}

/** What a browser port is made with, without what the page itself brings. */
export type PortOptions<Options> = Omit<
  Options,
  'report' | 'fetch' | 'clock' | 'visitor' | 'loadImage' | 'readCookie'
>;

/** All that the shop must know about one provider before it talks to it. */
export interface ProviderRow<
  Env extends z.ZodObject = z.ZodObject,
  Options extends object = object,
  Browser extends object | null = object | null,
> {
  /** The provider's name, as the privacy page says it. */
  provider: string;
  env: Env;
  /** The shop does not start without it. Any other provider is off while none of its required variables is given. */
  isRequired: boolean;
  /** What the provider is made with on a server, from an environment without problems. */
  options: (values: z.output<Env>) => Options;
  /** What its browser port is made with: public, JSON. `() => null` for a provider without one. */
  browser: (options: Options) => Browser;
  /** Origins that pages need. Previews for editors may need more than pages for shoppers. */
  csp: (options: Options, isPreview: boolean) => CspSources;
  consent: ConsentCategory;
  stores: readonly StoredKey[];
  scripts: readonly ProviderScript[];
  /** Addresses of those at the end of `scripts` that the provider's own loader adds to the page; '' for an unknown one. */
  added?: (options: Options) => readonly string[];
  /** How long one response, or its script, may take. */
  timeoutMs: number;
  /** The variable whose removal turns it off; null when it cannot be turned off. */
  offSwitch: string | null;
  /** One sentence: what the shopper sees while it is down. */
  whenDown: string;
}

/** Keeps the exact types of a row. */
export function defineRow<Env extends z.ZodObject, Options extends object, Browser extends object | null>(
  row: ProviderRow<Env, Options, Browser>,
): ProviderRow<Env, Options, Browser> {
  return row;
}

/** A provider is on when the shop cannot do without it, or when one of its required variables is given. */
export function isOn(
  { isRequired, env }: Pick<ProviderRow, 'isRequired' | 'env'>,
  given: Environment,
): boolean {
  return (
    isRequired || listVariables(env).some(({ name, isRequired }) => isRequired && given[name] !== undefined)
  );
}

/** What the provider is made with on a server; null while it is off, or while its variables have problems. */
export function readOptions<Env extends z.ZodObject, Options extends object>(
  row: Pick<ProviderRow<Env, Options>, 'isRequired' | 'env' | 'options'>,
  given: Environment,
): Options | null {
  if (!isOn(row, given)) return null;
  const values = row.env.safeParse(given);
  return values.success ? row.options(values.data) : null;
}

/** One sentence for each missing or malformed variable of a provider that is on. */
export function findRowProblems(row: Pick<ProviderRow, 'isRequired' | 'env'>, given: Environment): string[] {
  return isOn(row, given) ? findProblems(row.env, given) : [];
}

/** `https://host[:port]` of an address, for the security policy. */
export function originOf(url: string): string {
  return new URL(url).origin;
}
