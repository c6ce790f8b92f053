import { build } from 'esbuild';
import * as former from 'hydrogen-react-2025';
import * as current from 'hydrogen-react-2026';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenerOf } from '../../packages/sandbox/src/faults/hang-up.ts';
import { type Loopback, listenOnLoopback } from '../../packages/sandbox/src/http/listen-on-loopback.ts';
import { findChromium } from '../../scripts/checks/find-chromium.ts';
import { cents, gid, inStock, openDouble, plentiful } from './open-double.ts';

const double = openDouble();
const dress = plentiful(double.catalogue);
const [first, second] = inStock(dress.variants);
if (!first || !second) throw new Error('unreachable');

interface Variants {
  nodes: { id: string; price: { amount: string } }[];
}

function asVariants(value: Variants): Variants {
  return value;
}

const years = [
  { name: '2025', version: '2025-01', library: former, folder: 'hydrogen-react-2025' },
  { name: '2026', version: '2026-04', library: current, folder: 'hydrogen-react-2026' },
];

describe.each(years)('@shopify/hydrogen-react of $name on the server', ({ version, library }) => {
  const client = library.createStorefrontClient({
    storeDomain: `https://${double.domain}`,
    publicStorefrontToken: double.token,
    storefrontApiVersion: version,
    contentType: 'json',
  });

  async function ask(query: string, variables: object) {
    const response = await double.fetch(client.getStorefrontApiUrl(), {
      method: 'POST',
      headers: client.getPublicTokenHeaders(),
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  }

  it('flattens connections, reads options and metafields as the double knows them', async () => {
    const { product } = await ask(
      `query($handle: String!) { product(handle: $handle) {
        id handle
        encodedVariantExistence encodedVariantAvailability
        options { name optionValues { name firstSelectableVariant { id selectedOptions { name value } product { handle } } swatch { color } } }
        selectedOrFirstAvailableVariant { id availableForSale selectedOptions { name value } product { handle } }
        adjacentVariants { id availableForSale selectedOptions { name value } product { handle } }
        variants(first: 100) { nodes { id price { amount currencyCode } } }
        metafield(namespace: "my_fields", key: "details") { type value }
      } }`,
      { handle: dress.handle },
    );
    const variants = library.flattenConnection(asVariants(product.variants));
    expect(variants.map(({ price }) => cents(price))).toEqual(
      dress.variants.map(({ priceCents }) => priceCents),
    );
    const [sizes] = library.getProductOptions(product);
    expect(sizes?.optionValues.map(({ name, exists, available }) => [name, exists, available])).toEqual(
      dress.variants.map(({ optionValues, stock }) => [optionValues[0], true, stock > 0]),
    );
  });
});

let browser: Browser | null = null;
let loopback: Loopback | null = null;

beforeAll(async () => {
  const program = await findChromium(process.env.CHROMIUM_PATH, process.env.PATH ?? '', () => undefined);
  if (!program) throw new Error('There is no Chromium: name one in CHROMIUM_PATH.');
  browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  loopback = await listenOnLoopback(0, { request: listenerOf(double.server) });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await loopback?.close();
});

describe.each(years)('CartProvider of $name in a browser', ({ version, folder }) => {
  const script = build({
    entryPoints: [`${import.meta.dirname}/cart-page.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['module'],
    define: { 'process.env.NODE_ENV': '"production"', __HYDROGEN_DEV__: 'false', __HYDROGEN_TEST__: 'false' },
    alias: { 'hydrogen-react-2026': folder },
    logLevel: 'error',
  });

  async function open(): Promise<{
    page: Page;
    read: (label: string) => Promise<string | null>;
    press: (name: string) => Promise<void>;
  }> {
    if (!browser || !loopback) throw new Error('unreachable');
    const page = await browser.newPage();
    const storeDomain = `http://localhost:${loopback.port}`;
    const settings = {
      storeDomain,
      token: double.token,
      version,
      merchandiseId: gid('ProductVariant', first?.id ?? 0),
      otherId: gid('ProductVariant', second?.id ?? 0),
    };
    const [bundle] = (await script).outputFiles;
    await page.route(`${storeDomain}/page`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }),
    );
    await page.goto(`${storeDomain}/page`);
    await page.evaluate((given) => Object.assign(window, { settings: given }), settings);
    await page.addScriptTag({ content: bundle?.text ?? '' });
    const read = (label: string) => page.getByRole('status', { name: label, exact: true }).textContent();
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => read('status'), { timeout: 20_000 }).toBe('idle');
      expect(await read('error')).toBe('null');
    };
    return { page, read, press };
  }

  it('adds, changes and removes lines, with a code, a note and an e-mail address', {
    timeout: 120_000,
  }, async () => {
    const { page, read, press } = await open();
    await expect.poll(() => read('status'), { timeout: 20_000 }).toBe('uninitialized');
    await press('Add');
    await expect.poll(() => read('quantity')).toBe('2');
    expect(cents({ amount: (await read('total')) ?? '' })).toBe(first.priceCents * 2);
    await press('Add another');
    await expect.poll(() => read('quantity')).toBe('3');
    expect(cents({ amount: (await read('total')) ?? '' })).toBe(first.priceCents * 2 + second.priceCents);
    await press('Code');
    await expect.poll(() => read('codes')).toBe('WELCOME10');
    const before = first.priceCents * 2 + second.priceCents;
    expect(cents({ amount: (await read('total')) ?? '' })).toBe(before - Math.round(before / 10));
    await press('Note');
    await press('Remove');
    await expect.poll(() => read('lines')).toBe(`${first.optionValues.join(' / ')}`);
    await press('E-mail');
    await expect.poll(() => read('email')).toBe('odile@example.com');
    await page.close();
  });
});
