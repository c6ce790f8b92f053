import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { readEnvironment } from './read-environment.ts';

const of = (own: Record<string, string>) => fingerprint(readEnvironment(own).env);

describe('the fingerprint of a build', () => {
  const usual = of({});

  it('stays the same while nothing changes', () => {
    expect(of({ SANDBOX_COUNTRY: 'CA', REVALIDATE_SECRET: 'another-of-operators' })).toBe(usual);
  });

  it.each([
    { PORT: '4000' },
    { BRAND_NAME: 'Another house' },
    { SHOPIFY_API_VERSION: '2026-04' },
    { SANITY_DATASET: 'staging' },
    { SANITY_STUDIO_ORIGIN: 'https://studio.shop.example' },
    { SANDBOX_WITHOUT: 'gorgias' },
    { NEXT_UNCHANGED: '1' },
  ])('changes with what the build contains: %j', (own) => {
    expect(of(own)).not.toBe(usual);
  });
});
