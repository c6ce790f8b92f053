import { readOptions } from '@storefront/core/providers/provider-row';
import { registry } from '@storefront/core/providers/registry';
import { type Environment, withoutBlanks } from '@storefront/core/providers/variable';
import { describe, expect, it } from 'vitest';
import { type Double, doubles } from '../../packages/sandbox/src/doubles/doubles.ts';
import { sandboxDefaults } from '../../scripts/shop/sandbox-defaults.ts';
import { workbenchEnv } from '../../scripts/shop/workbench-env.ts';
import { noDelay, providerWorld } from './provider-world.ts';

interface ScriptRow {
  role: keyof typeof doubles;
  /** Its script's URLs in an environment; null while the provider is off. */
  addresses: (env: Environment) => (string | undefined)[] | null;
  /** The names that a port needs: the script must contain them. */
  speaksOf: RegExp;
}

const rows: ScriptRow[] = [
  {
    role: 'protection',
    addresses: (env) => one(readOptions(registry.protection, env)?.scriptUrl),
    speaksOf: /routeapp|get_quote/,
  },
  {
    role: 'reviews',
    addresses: (env) => one(readOptions(registry.reviews, env)?.scriptUrl),
    speaksOf: /okeWidgetApi/,
  },
  {
    role: 'crossBorder',
    addresses: (env) => one(readOptions(registry.crossBorder, env)?.scriptUrl),
    speaksOf: /GLBE_PARAMS/,
  },
  {
    role: 'sms',
    addresses: (env) => one(readOptions(registry.sms, env)?.scriptUrl),
    speaksOf: /postscript/,
  },
  {
    role: 'chat',
    // A loader first: the bundle that it adds contains the names.
    addresses: (env) => withAdded(readOptions(registry.chat, env), ({ bundleUrl }) => bundleUrl),
    speaksOf: /gorgias|bundle/i,
  },
  {
    role: 'consent',
    addresses: (env) => withAdded(readOptions(registry.consent, env), ({ bannerUrl }) => bannerUrl),
    speaksOf: /data-domain-script|OneTrust/i,
  },
  {
    role: 'assistant',
    addresses: (env) => one(readOptions(registry.assistant, env)?.scriptUrl),
    speaksOf: /envive/i,
  },
  {
    role: 'tagManager',
    addresses: (env) => one(readOptions(registry.tagManager, env)?.scriptUrl),
    speaksOf: /google_tag_manager|dataLayer/,
  },
  {
    role: 'referral',
    addresses(env) {
      const script = readOptions(registry.referral, env)?.script;
      return script ? [script.scriptUrl, script.campaignScriptUrl] : null;
    },
    speaksOf: /friendbuy/i,
  },
];

function one(address: string | undefined): string[] | null {
  return address === undefined ? null : [address];
}

/** Without what a loader adds where its address is not configured. */
function withAdded<Options extends { scriptUrl: string }>(
  options: Options | null,
  addedBy: (options: Options) => string,
): string[] | null {
  return options && [options.scriptUrl, addedBy(options)].filter((url) => url !== '');
}

const desk = 'http://localhost:3003';
const sandbox = sandboxDefaults(workbenchEnv.parse({ SANDBOX_CONSENT: 'onetrust' }), {});

/** Fetches from the doubles, as the desk's port does. */
function fetchFromDouble(role: ScriptRow['role'], url: string): Promise<Response> {
  const { name, server }: Double = doubles[role];
  const path = url.slice(`${desk}/${name}`.length);
  return Promise.resolve(server(providerWorld(), noDelay)(new Request(`${desk}${path}`)));
}

/** Providers with keys in the environment other than the sandbox's: the tests fetch each script once. */
function realScripts(): (ScriptRow & { urls: string[] })[] {
  const env = withoutBlanks(process.env);
  return rows.flatMap((row) => {
    const urls = row.addresses(env)?.filter((url) => url !== undefined) ?? [];
    return urls.length === 0 || urls.some((url) => !url.startsWith('https://')) ? [] : [{ ...row, urls }];
  });
}

async function expectScript(response: Response, speaksOf: RegExp): Promise<void> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  // A whole script would make the failure message unreadable.
  expect([speaksOf, speaksOf.test(await response.text())]).toEqual([speaksOf, true]);
}

describe('the scripts of the doubles', () => {
  it.each(rows)('$role: is served at the configured URL and defines what the port needs', async (row) => {
    const [first, ...others] = row.addresses(sandbox) ?? [];
    await expectScript(await fetchFromDouble(row.role, first ?? ''), row.speaksOf);
    for (const url of others) expect((await fetchFromDouble(row.role, url ?? '')).status).toBe(200);
  });
});

describe.each(realScripts())('the script of the real $role', ({ urls, speaksOf }) => {
  it.each(urls)(
    'stands at %s and leaves what the port looks for',
    async (url) => {
      await expectScript(await fetch(url, { signal: AbortSignal.timeout(20_000) }), speaksOf);
    },
    30_000,
  );
});
