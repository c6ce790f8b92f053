import { registry } from '@storefront/core/providers/registry';
import { describe, expect, it } from 'vitest';
import { healthRows } from './health-rows.ts';

describe('healthRows', () => {
  it('has one row for each provider of the registry, with what the functions know of it', async () => {
    const probe = async () => 'fine';
    const rows = healthRows({}, { content: { probe, responseKey: 'settings' } });
    expect(Object.keys(rows)).toEqual(Object.keys(registry));
    expect(rows.content).toMatchObject({ probe, responseKey: 'settings' });
    expect(rows.reviews).toEqual({ isConfigured: false });
  });

  it('is configured only when every variable of the registry row is set', () => {
    const env = { GOVALO_URL: 'https://gifts.example', GOVALO_API_KEY: 'key', SWYM_PID: 'p' };
    const rows = healthRows(env, {});
    const configured = Object.keys(rows).filter((role) => rows[role]?.isConfigured);
    expect(configured).toEqual(['gift']);
  });
});
