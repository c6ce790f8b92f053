import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { publicConfig, publicPorts } from '../public-config.ts';
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

  it.each(rows)('%s says what shoppers see when it is down, and has a timeout', (_, row) => {
    expect(row.whenDown).toMatch(/\.$/);
    expect(row.timeoutMs).toBeGreaterThan(0);
    expect(row.timeoutMs).toBeLessThanOrEqual(10_000);
  });

  it.each(rows)('%s has a switch exactly when the shop can do without it', (_, row) => {
    const required = listVariables(row.env).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
    expect(required).not.toEqual([]);
    expect(row.isRequired ? row.offSwitch === null : required.includes(row.offSwitch ?? '')).toBe(true);
  });

  it('has each variable in one row, with a note of its own', () => {
    const variables = rows.flatMap(([, { env }]) => listVariables(env));
    expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
    const notes = rows.flatMap(([, { provider, env }]) =>
      listVariables(env).map(({ why }) => provider + why),
    );
    expect(new Set(notes).size).toBe(notes.length);
  });

  it('marks every key, token and secret that browsers do not see as secret', () => {
    const isCredential = /_(?:KEY|TOKEN|SECRET)$/;
    const variables = rows.flatMap(([, { env }]) => listVariables(env));
    const env = Object.fromEntries(variables.map(({ name, example }) => [name, example]));
    const marked = { ...env };
    for (const { name } of variables) if (isCredential.test(name)) marked[name] = `credential-${name}`;
    const config = readConfig({ ...marked, SITE_URL: 'http://localhost:3000' });
    const seen = JSON.stringify([publicConfig(config), publicPorts(config)]);
    const hidden = variables.filter(
      ({ name }) => isCredential.test(name) && !seen.includes(`credential-${name}"`),
    );
    expect(hidden.map(({ name }) => name)).toEqual(
      variables.filter(({ isSecret }) => isSecret).map(({ name }) => name),
    );
    expect(hidden.length).toBeGreaterThan(8);
  });

  it('has a provider off until one of its required variables is given, and then requires the others', () => {
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

  it('names folders in kebab case', () => {
    expect(folderOf('crossBorder')).toBe('cross-border');
    expect(folderOf('email')).toBe('email');
  });
});
