import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
import { folderOf, portsWithoutProvider, registry } from '../../packages/core/src/providers/registry.ts';
import type { ReviewsOptions } from '../../packages/core/src/providers/reviews/browser.ts';
import type { BrowserSearchOptions } from '../../packages/core/src/providers/search/browser.ts';
import type { SearchOptions } from '../../packages/core/src/providers/search/server.ts';
import type { SmsOptions } from '../../packages/core/src/providers/sms/browser.ts';
import type { TagManagerOptions } from '../../packages/core/src/providers/tag-manager/browser.ts';
import type { VideoOptions } from '../../packages/core/src/providers/video/browser.ts';
import type { WishlistOptions } from '../../packages/core/src/providers/wishlist/server.ts';
import { type PublicPorts, publicPorts } from '../../packages/core/src/public-config.ts';
import { doubles } from '../../packages/sandbox/src/doubles.ts';
import { sandboxDefaults } from '../../scripts/shop/sandbox-defaults.ts';
import { workbenchEnv } from '../../scripts/shop/workbench-env.ts';
import { root } from './source-files.ts';

const rows = Object.keys(registry).map((role) => [folderOf(role)]);
const faces = foldersOf('packages/core/src/providers').filter((name) => name !== 'rows');
const suites = readdirSync(join(root, 'tests/contract')).filter((name) => name.endsWith('.test.ts'));
const doubleNames = ['commerce', 'content', ...Object.values(doubles).map(({ name }) => name)];
/** Folders of the sandbox that stand for no provider. */
const otherFolders = ['cloud', 'desk', 'edge', 'faults', 'seed', 'world'];

function foldersOf(path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

describe('every provider is whole', () => {
  it.each(rows)('%s has a face and a contract suite', (folder) => {
    expect(existsSync(join(root, `packages/core/src/providers/${folder}/${folder}.ts`))).toBe(true);
    expect(suites.filter((name) => name.startsWith(folder))).not.toEqual([]);
  });

  it.each(doubleNames)('the double %s has a folder with a door', (name) => {
    expect(existsSync(join(root, `packages/sandbox/src/${name}/door.ts`))).toBe(true);
  });

  it('has a row for every face, but for the ports that have no provider yet', () => {
    const known = [...rows.flat(), ...portsWithoutProvider];
    expect(faces.toSorted()).toEqual(known.toSorted());
  });

  it('has a row for every double', () => {
    const folders = foldersOf('packages/sandbox/src').filter((name) => !otherFolders.includes(name));
    expect(folders.toSorted()).toEqual(doubleNames.toSorted());
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
