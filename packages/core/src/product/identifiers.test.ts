import { describe, expect, it } from 'vitest';
import { toGid, toNumericId, toQueryAlias, toQueryAliases } from './identifiers.ts';

const GID = 'gid://shopify/ProductVariant/39397421';
const IN_BASE64 = 'Z2lkOi8vc2hvcGlmeS9Qcm9kdWN0VmFyaWFudC8zOTM5NzQyMQ==';

describe('[rule.identifiers.1] ids', () => {
  it.each([39397421, '39397421', GID, IN_BASE64, `${GID}?cart=1`])('reads %s as the variant', (id) => {
    expect(toGid('ProductVariant', id)).toBe(GID);
    expect(toNumericId(id)).toBe('39397421');
  });

  it.each([
    '',
    'abc',
    '-1',
    '1.5',
    'gid://shopify/ProductVariant/',
    'gid://elsewhere/ProductVariant/1',
    'Z2lkOi8v%',
  ])('returns null for %s', (id) => {
    expect(toGid('ProductVariant', id)).toBeNull();
    expect(toNumericId(id)).toBeNull();
  });

  it('returns null for the id of another kind', () => {
    expect(toGid('ProductVariant', 'gid://shopify/Product/5')).toBeNull();
  });
});

describe('[rule.identifiers.2] handles as query aliases', () => {
  it('have underscores instead of hyphens', () => {
    expect(toQueryAlias('aurelia-slip-dress')).toBe('aurelia_slip_dress');
  });

  it('start with an underscore when the handle starts with a digit', () => {
    expect(toQueryAlias('90s-slip-dress')).toBe('_90s_slip_dress');
  });

  it.each(['', 'café-dress', 'a b', '__typename', 'x}{y'])('do not exist for "%s"', (handle) => {
    expect(toQueryAlias(handle)).toBeNull();
  });

  it('are unique, even when two handles have the same alias', () => {
    const aliases = toQueryAliases(['silk-bra', 'silk_bra', 'café', 'silk-bra']);
    expect([...aliases.values()]).toEqual(['silk-bra', 'silk_bra', 'café']);
    expect([...aliases.keys()]).toEqual(['silk_bra', 'productAt1', 'productAt2']);
  });
});
