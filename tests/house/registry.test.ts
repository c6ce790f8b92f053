import { describe, expect, it } from 'vitest';
import { readConfig } from '../../packages/core/src/config.ts';
import type { AssistantOptions } from '../../packages/core/src/providers/assistant/browser.ts';
import type { ChatOptions } from '../../packages/core/src/providers/chat/browser.ts';
import type { ConsentOptions } from '../../packages/core/src/providers/consent/browser.ts';
import type { CrossBorderOptions } from '../../packages/core/src/providers/cross-border/browser.ts';
import type { EmailOptions } from '../../packages/core/src/providers/email/browser.ts';
import type { GiftOptions } from '../../packages/core/src/providers/gift/server.ts';
import type { ProtectionOptions } from '../../packages/core/src/providers/protection/browser.ts';
import type { ReferralTrackerOptions } from '../../packages/core/src/providers/referral/browser.ts';
import type { ReferralOptions } from '../../packages/core/src/providers/referral/server.ts';
import { registry } from '../../packages/core/src/providers/registry.ts';
import type { ReviewsOptions } from '../../packages/core/src/providers/reviews/browser.ts';
import type { BrowserSearchOptions } from '../../packages/core/src/providers/search/browser.ts';
import type { SearchOptions } from '../../packages/core/src/providers/search/server.ts';
import type { SmsOptions } from '../../packages/core/src/providers/sms/browser.ts';
import type { TagManagerOptions } from '../../packages/core/src/providers/tag-manager/browser.ts';
import type { VideoOptions } from '../../packages/core/src/providers/video/browser.ts';
import type { WishlistOptions } from '../../packages/core/src/providers/wishlist/server.ts';
import { type PublicPorts, publicPorts } from '../../packages/core/src/public-config.ts';
import { healthRows } from '../../packages/functions/src/api/health-rows.ts';
import { sandboxDefaults } from '../../scripts/shop/sandbox-defaults.ts';
import { workbenchEnv } from '../../scripts/shop/workbench-env.ts';
import { findProviderGaps, type ProviderHouse, readProviderHouse } from './find-provider-gaps.ts';
import { sourceFiles } from './source-files.ts';

describe('every provider is whole', () => {
  const house = readProviderHouse();

  it('has a row, a face, a double with a door and a contract suite, and nothing stands alone', () => {
    expect(house.roles.length).toBeGreaterThan(15);
    expect(findProviderGaps(house)).toEqual([]);
  });

  /** A provider that somebody adds; each test leaves something out. */
  const postcard: ProviderHouse = {
    roles: [...house.roles, 'postCard'],
    faces: { ...house.faces, 'post-card': true },
    doubles: { ...house.doubles, postCard: 'snailmail' },
    doubleFolders: { ...house.doubleFolders, snailmail: true },
    suites: [...house.suites, 'post-card.test.ts'],
  };

  it('lets a new provider in that has everything', () => {
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
    ['a door', { doubleFolders: { ...house.doubleFolders, snailmail: false } }, ['postCard has no double']],
    ['a contract suite', { suites: house.suites }, ['postCard has no contract suite']],
    [
      'a suite of its own name',
      { suites: [...house.suites, 'post-cards.test.ts'] },
      ['postCard has no contract suite'],
    ],
  ])('fails a made-up provider without %s, and says what to add', (_, lacking, gaps) => {
    const found = findProviderGaps({ ...postcard, ...lacking });
    expect(found.map((sentence) => sentence.split(':')[0])).toEqual(gaps);
  });
});

describe('the health answer', () => {
  it('tells of every provider that our functions call', () => {
    const functions = sourceFiles().filter(({ path }) =>
      /^packages\/functions\/src\/(?!.*\.test\.)/.test(path),
    );
    const called = functions.flatMap(({ text }) =>
      [...text.matchAll(/core\/providers\/([a-z-]+)\/(?!browser)[a-z-]+'/g)].flatMap(
        ([, role]) => role ?? [],
      ),
    );
    const told = Object.keys(healthRows({}, {}));
    const roles = new Set(called.filter((role) => role in registry));
    expect(roles.size).toBeGreaterThan(4);
    expect(told).toEqual(expect.arrayContaining([...roles]));
  });
});

/** What a face needs besides the page's own means. */
type Made<Options> = Omit<
  Options,
  'report' | 'fetch' | 'patience' | 'clock' | 'visitor' | 'loadImage'
> | null;

/** The compiler holds the configuration to the faces. */
interface Faces {
  search: Made<SearchOptions>;
  wishlist: Made<WishlistOptions>;
  gift: Made<GiftOptions>;
  referral: Made<ReferralOptions>;
  email: Made<EmailOptions>;
  protection: Made<ProtectionOptions>;
  reviews: Made<ReviewsOptions>;
  crossBorder: Made<CrossBorderOptions>;
  sms: Made<SmsOptions>;
  chat: Made<ChatOptions>;
  consent: Made<ConsentOptions>;
  assistant: Made<AssistantOptions>;
  video: Made<VideoOptions>;
  tagManager: Made<TagManagerOptions>;
}

interface BrowserFaces extends Omit<PublicPorts, 'search' | 'referral'> {
  search: Made<BrowserSearchOptions>;
  referral: Made<ReferralTrackerOptions>;
}

describe('a shop on its sandbox', () => {
  const machine = workbenchEnv.parse({});

  it('has every provider on, and each face gets what it is made with', () => {
    const whole = readConfig(sandboxDefaults(machine, {}));
    const config: Faces = whole;
    const browsers: BrowserFaces = publicPorts(whole);
    const off = Object.entries(config).filter(([role, options]) => role in registry && options === null);
    expect(off).toEqual([]);
    expect(config.tagManager?.scriptUrl).toBe('http://localhost:3003/gtm/gtm.js?id=GTM-SANDBOX');
    expect(browsers.referral?.scriptUrl).toBe('http://localhost:3003/friendbuy/friendbuy.js');
    expect(browsers.search?.beaconUrl).toBe(config.search?.baseUrl);
    expect(config.search?.baseUrl).toBe('http://localhost:3003/searchspring');
  });

  it('does without the doubles that it is told to leave out', () => {
    const config = readConfig(sandboxDefaults({ ...machine, SANDBOX_WITHOUT: ['klaviyo', 'swym'] }, {}));
    expect([config.email, config.wishlist]).toEqual([null, null]);
    expect(config.chat).not.toBeNull();
  });

  it('leaves the double of a provider whose account is given', () => {
    const config = readConfig(sandboxDefaults(machine, { KLAVIYO_COMPANY_ID: 'real' }));
    expect(config.email).toMatchObject({ apiUrl: 'https://a.klaviyo.com', companyId: 'real' });
  });
});
