import { describe, expect, it } from 'vitest';
import { readConfig } from '../../packages/core/src/config.ts';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { publicPorts } from '../../packages/core/src/public-config.ts';
import { healthRows } from '../../packages/functions/src/health/health-rows.ts';
import { sandboxDefaults } from '../../scripts/shop/sandbox-defaults.ts';
import { workbenchEnv } from '../../scripts/shop/workbench-env.ts';
import { findProviderGaps, type ProviderHouse, readProviderHouse } from './find-provider-gaps.ts';
import { sourceFiles } from './source-files.ts';

describe('every provider is whole', () => {
  const house = readProviderHouse();

  it('has a row, a face, a double with a server and a contract suite', () => {
    expect(house.roles.length).toBeGreaterThan(15);
    expect(findProviderGaps(house)).toEqual([]);
  });

  /** An imaginary provider; each test leaves something out. */
  const postcard: ProviderHouse = {
    roles: [...house.roles, 'postCard'],
    faces: { ...house.faces, 'post-card': true },
    doubles: { ...house.doubles, postCard: 'snailmail' },
    doubleFolders: { ...house.doubleFolders, snailmail: true },
    suites: [...house.suites, 'post-card.test.ts'],
  };

  it('accepts a new provider that has everything', () => {
    expect(findProviderGaps(postcard)).toEqual([]);
  });

  it.each<[string, Partial<ProviderHouse>, string[]]>([
    ['a row', { roles: house.roles }, ['the face post-card has no row', 'the double of postCard has no row']],
    ['a face', { faces: house.faces }, ['postCard has no face']],
    ['the file of its face', { faces: { ...house.faces, 'post-card': false } }, ['postCard has no face']],
    [
      'a double',
      { doubles: house.doubles },
      ['postCard has no double', 'the double snailmail belongs to no role'],
    ],
    ['a server', { doubleFolders: { ...house.doubleFolders, snailmail: false } }, ['postCard has no double']],
    ['a contract suite', { suites: house.suites }, ['postCard has no contract suite']],
    [
      'a suite of its own name',
      { suites: [...house.suites, 'post-cards.test.ts'] },
      ['postCard has no contract suite'],
    ],
  ])('rejects a provider without %s, and says what to add', (_, lacking, gaps) => {
    const found = findProviderGaps({ ...postcard, ...lacking });
    expect(found.map((sentence) => sentence.split(':')[0])).toEqual(gaps);
  });
});

describe('the health response', () => {
  it('names every provider that our functions call', () => {
    const functions = sourceFiles().filter(({ path }) =>
      /^packages\/functions\/src\/(?!.*\.test\.)/.test(path),
    );
    const called = functions.flatMap(({ text }) =>
      [...text.matchAll(/core\/providers\/([a-z-]+)\/(?!browser|row)[a-z-]+'/g)].flatMap(
        ([, role]) => role ?? [],
      ),
    );
    const named = Object.keys(healthRows({}, {}));
    const roles = new Set(called.filter((role) => role in registry));
    expect(roles.size).toBeGreaterThan(4);
    expect(named).toEqual(expect.arrayContaining([...roles]));
  });
});

describe('a shop on its sandbox', () => {
  const machine = workbenchEnv.parse({});

  it('has every provider on but the consent manager, which its own dialog stands for', () => {
    const config = readConfig(sandboxDefaults(machine, {}));
    const ports = publicPorts(config);
    const off = Object.entries(config).filter(([role, options]) => role in registry && options === null);
    expect(off.map(([role]) => role)).toEqual(['consent']);
    expect(config.tagManager?.scriptUrl).toBe('http://localhost:3003/gtm/gtm.js?id=GTM-SANDBOX');
    expect(ports.referral?.scriptUrl).toBe('http://localhost:3003/friendbuy/friendbuy.js');
    expect(ports.search?.beaconUrl).toBe(config.search?.baseUrl);
    expect(config.search?.baseUrl).toBe('http://localhost:3003/searchspring');
  });

  it('has the consent manager’s double where SANDBOX_CONSENT names it', () => {
    const config = readConfig(sandboxDefaults({ ...machine, SANDBOX_CONSENT: 'onetrust' }, {}));
    expect(publicPorts(config).consent?.scriptUrl).toBe(
      'http://localhost:3003/onetrust/scripttemplates/otSDKStub.js',
    );
  });

  it('leaves out the doubles of SANDBOX_WITHOUT', () => {
    const config = readConfig(sandboxDefaults({ ...machine, SANDBOX_WITHOUT: ['klaviyo', 'swym'] }, {}));
    expect([config.email, config.wishlist]).toEqual([null, null]);
    expect(config.chat).not.toBeNull();
  });

  it('uses no double for a provider with a given account', () => {
    const config = readConfig(sandboxDefaults(machine, { KLAVIYO_COMPANY_ID: 'real' }));
    expect(config.email).toMatchObject({ apiUrl: 'https://a.klaviyo.com', companyId: 'real' });
  });
});
