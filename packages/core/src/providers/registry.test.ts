import { describe, expect, it } from 'vitest';
import { findRowProblems, readOptions } from './provider-row.ts';
import { folderOf, registry } from './registry.ts';
import { listVariables } from './variable.ts';

const rows = Object.entries(registry);

function examplesOf(row: (typeof registry)[keyof typeof registry]): Record<string, string> {
  return Object.fromEntries(listVariables(row.env).map(({ name, example }) => [name, example]));
}

describe('the registry of providers', () => {
  it.each(rows)('%s documents every variable with an example that it accepts', (_, row) => {
    expect(listVariables(row.env).length).toBeGreaterThan(0);
    expect(findRowProblems(row, examplesOf(row))).toEqual([]);
  });

  it.each(rows)('%s says what shoppers see when it is down, and how long we wait for it', (_, row) => {
    expect(row.whenDown).toMatch(/\.$/);
    expect(row.timeoutMs).toBeGreaterThan(0);
    expect(row.timeoutMs).toBeLessThanOrEqual(10_000);
  });

  it.each(rows)('%s has a switch exactly when the shop can do without it', (_, row) => {
    const required = listVariables(row.env).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
    expect(required).not.toEqual([]);
    expect(row.isRequired ? row.offSwitch === null : required.includes(row.offSwitch ?? '')).toBe(true);
  });

  it('gives each variable to one provider, with a note of its own', () => {
    const variables = rows.flatMap(([, { env }]) => listVariables(env));
    expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
    const notes = rows.flatMap(([, { provider, env }]) =>
      listVariables(env).map(({ why }) => provider + why),
    );
    expect(new Set(notes).size).toBe(notes.length);
  });

  it('marks what must stay secret, and nothing that browsers see', () => {
    const secrets = rows.flatMap(([, { env }]) => listVariables(env).filter(({ isSecret }) => isSecret));
    expect(secrets.map(({ name }) => name)).toEqual([
      'SHOPIFY_STOREFRONT_PRIVATE_TOKEN',
      'SHOPIFY_MULTIPASS_SECRET',
      'SHOPIFY_WEBHOOK_SECRET',
      'SANITY_READ_TOKEN',
      'SANITY_WEBHOOK_SECRET',
      'SWYM_API_KEY',
      'GOVALO_API_KEY',
      'FRIENDBUY_SECRET_KEY',
      'FRIENDBUY_API_KEY',
      'FRIENDBUY_API_SECRET',
    ]);
  });

  it('has a provider off until one of its required variables is given, and then asks for the others', () => {
    expect(readOptions(registry.wishlist, {})).toBeNull();
    expect(findRowProblems(registry.wishlist, {})).toEqual([]);
    expect(readOptions(registry.email, { KLAVIYO_REVISION: '2026-07-15' })).toBeNull();
    const half = { SWYM_PID: 'store' };
    expect(readOptions(registry.wishlist, half)).toBeNull();
    expect(findRowProblems(registry.wishlist, half)).toEqual([
      expect.stringContaining('SWYM_URL is missing'),
      expect.stringContaining('SWYM_API_KEY is missing'),
    ]);
  });

  it('names the folder of a face as files are named', () => {
    expect(folderOf('crossBorder')).toBe('cross-border');
    expect(folderOf('email')).toBe('email');
  });
});
