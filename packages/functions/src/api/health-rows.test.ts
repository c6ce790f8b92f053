import { registry } from '@storefront/core/providers/registry';
import { describe, expect, it } from 'vitest';
import { healthRows } from './health-rows.ts';

describe('the rows of /api/health', () => {
  it('are those of the registry, each with what the functions know of it', async () => {
    const probe = async () => 'fine';
    const rows = healthRows({}, { content: { probe, answerKey: 'settings' } });
    expect(Object.keys(rows)).toEqual(Object.keys(registry));
    expect(rows.content).toMatchObject({ probe, answerKey: 'settings' });
    expect(rows.reviews).toEqual({ isConfigured: false });
  });

  it('are configured by the registry’s own variables, and not while one is missing', () => {
    const env = { GOVALO_URL: 'https://gifts.example', GOVALO_API_KEY: 'key', SWYM_PID: 'p' };
    const rows = healthRows(env, {});
    const configured = Object.keys(rows).filter((role) => rows[role]?.isConfigured);
    expect(configured).toEqual(['gift']);
  });
});
