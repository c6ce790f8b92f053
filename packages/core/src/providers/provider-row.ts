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
  keptFor: string;
}

export interface ProviderScript {
  /** Its usual address; braces stand for the account's own part. */
  src: string;
  purpose: string;
  /** Who answers for what it does. */
  owner: string;
}

/** All that the shop must know about one outside service before it talks to it. */
export interface ProviderRow<Env extends z.ZodObject = z.ZodObject, Options extends object = object> {
  /** The provider's name, as the privacy page says it. */
  provider: string;
  env: Env;
  /** The shop does not start without it. Any other is off while none of its required variables is given. */
  isRequired: boolean;
  /** What its face needs to know, from an environment without problems. */
  options: (values: z.output<Env>) => Options;
  /** Pages that editors preview may need more than those of shoppers. */
  csp: (options: Options, isPreview: boolean) => CspSources;
  consent: ConsentCategory;
  stores: readonly StoredKey[];
  scripts: readonly ProviderScript[];
  /** The longest that one of its answers, or its script, is waited for. */
  timeoutMs: number;
  /** The variable whose removal turns it off; null when it cannot be turned off. */
  offSwitch: string | null;
  /** One sentence: what the shopper sees while it does not answer. */
  whenDown: string;
}

/** Keeps the exact types of a row. */
export function defineRow<Env extends z.ZodObject, Options extends object>(
  row: ProviderRow<Env, Options>,
): ProviderRow<Env, Options> {
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

/** What the face of a provider needs to know; null while it is off, or while its variables have problems. */
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
