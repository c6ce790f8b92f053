import { inspect } from 'node:util';
import { createClient } from '@sanity/client';
import { stegaClean } from '@sanity/client/stega';
import { isFault } from '@storefront/core/fault';
import { type ContentReaderOptions, createContentReader } from '@storefront/core/providers/content/sanity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import {
  type ContentPlatform,
  realContentOptions,
  startContentDouble,
  timeoutMs,
} from './content-platforms.ts';

let platform: ContentPlatform;

beforeAll(async () => {
  platform = await startContentDouble();
});

afterAll(async () => {
  await platform.close();
});

/** Returns every `src` and `href` of a result, at any depth. */
function addresses(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const member of value) addresses(member, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if ((name === 'src' || name === 'href') && typeof member === 'string') found.push(member);
      else addresses(member, found);
    }
  }
  return found;
}

describe('the content provider against the double', () => {
  it('[call.cms.3] reads the shell from the settings document', async () => {
    const shell = await createContentReader(platform.options).shell();
    expect(shell?.menu.map(({ title }) => title)).toEqual([
      'New',
      'Clothing',
      'Lingerie',
      'Nightwear',
      'Swim',
      'Bridal',
      'Stories',
    ]);
    expect(shell?.menu[2]).toMatchObject({
      href: '/collections/lingerie',
      imageCaption: 'Odile, in Leavers lace from Calais',
    });
    expect(shell?.menu[2]?.columns.map(({ title }) => title)).toEqual(['Shop', 'By family', 'Help with fit']);
    expect(shell?.banner?.messages[0]?.text[0]?.spans).toEqual([
      { text: 'Complimentary ' },
      { text: 'shipping', term: 'shipping' },
      { text: ' ' },
      { text: 'from $250', term: 'shipping terms', href: '/pages/shipping' },
    ]);
    expect(shell?.footer.groups.map(({ title }) => title)).toEqual(['The house', 'Care', 'Also']);
    expect(shell?.footer.legalLinks?.at(-1)).toMatchObject({ title: 'Cookie preferences', href: 'cookie:' });
    expect(shell?.mobileMenu.quickLinks.find(({ title }) => title === 'Care')?.subLinks).toHaveLength(4);
    expect(shell?.help.email).toMatchObject({ href: expect.stringMatching(/^mailto:/) });
    expect(shell?.emptyCart).toHaveLength(5);
  });

  it('returns pictures of the same origin, and links within the shop or of known kinds', async () => {
    const reader = createContentReader(platform.options);
    const found = addresses([await reader.shell(), await reader.home(), await reader.notFound()]);
    expect(found.length).toBeGreaterThan(80);
    const elsewhere = found.filter(
      (address) => !/^(\/|#newsletter$|https:\/\/returns\.|chat:|cookie:|mailto:|tel:)/.test(address),
    );
    expect(elsewhere.every((address) => address.startsWith(`${platform.options.apiHost}/images/`))).toBe(
      true,
    );
    const picture = await fetch(`${elsewhere[0]}?w=400&fm=webp&q=85`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('reads the home page’s sections in the editor’s order, also after a reorder', async () => {
    const reader = createContentReader(platform.options);
    const editor = createClient({
      ...contentProject,
      apiVersion: '2026-01-01',
      apiHost: platform.options.apiHost ?? '',
      useProjectHostname: false,
      useCdn: false,
      token: contentProject.editorToken,
    });
    const before = (await reader.home())?.sections.map(({ kind }) => kind);
    expect(before).toEqual([
      'hero',
      'productRail',
      'tiles',
      'editorial',
      'quote',
      'shoppable',
      'productRail',
      'newsletter',
    ]);
    const { sections } = await editor.fetch('*[_id == "home"][0]{sections}');
    await editor.patch('home').set({ sections: sections.toReversed() }).commit();
    expect((await reader.home())?.sections.map(({ kind }) => kind)).toEqual(before?.toReversed());
  });

  it('[entity.cms-product.1] [entity.cms-product.2] [entity.cms-product.3] reads the editors’ fields of a product; returns null for an unknown handle', async () => {
    const reader = createContentReader(platform.options);
    const product = await reader.product('aurelia-slip-dress-oxblood');
    expect(product?.description.length).toBeGreaterThan(0);
    expect(product?.setProducts).toContain('vine-embroidered-robe-dusk-blue');
    expect(product?.seo.title).toBeTruthy();
    expect(await reader.product('no-such-slip')).toBeNull();
  });

  it('[entity.cms-settings-document.13] reads the texts of product pages', async () => {
    const texts = await createContentReader(platform.options).productTexts();
    expect(texts?.shipping.length).toBeGreaterThan(0);
    expect(texts?.shippingBridal).not.toEqual(texts?.shipping);
    expect(texts?.colours.Oxblood).toBe('#6a1522');
    expect(texts?.sizeGuideTags.map(({ tag }) => tag)).toContain('size-runs-small');
  });

  it('[screen.not-found-error-page.3] reads the not-found page', async () => {
    const page = await createContentReader(platform.options).notFound();
    expect(page).toMatchObject({
      title: 'Somebody has taken this one',
      collectionTitle: 'While you are here',
    });
    expect(page?.body.flatMap(({ spans }) => spans.flatMap(({ href }) => href ?? []))).toEqual([
      '/collections/new',
      '/',
    ]);
  });

  it('changes the shell’s revision with every edit of the settings', async () => {
    const reader = createContentReader(platform.options);
    const before = await reader.shell();
    const { projectId, dataset, editorToken } = contentProject;
    const response = await fetch(`${platform.options.apiHost}/v2026-01-01/data/mutate/${dataset}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editorToken}`, 'x-sanity-project-id': projectId },
      body: JSON.stringify({
        mutations: [{ patch: { id: 'settings', set: { 'newsletter.heading': 'Letters' } } }],
      }),
    });
    const after = await reader.shell();
    expect(response.status).toBe(200);
    expect(after?.newsletter?.heading).toBe('Letters');
    expect(after?.revision).not.toBe(before?.revision);
  });
});

const html = '<!doctype html><title>Bad gateway</title>';
const json = { 'content-type': 'application/json' };
const response =
  (status: number, body: string, headers: Record<string, string> = json) =>
  async () =>
    new Response(body, { status, headers });

const bad: [string, () => Promise<Response>][] = [
  ['a refused connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['401', response(401, '{"statusCode":401,"error":"Unauthorized","message":"Session not found"}')],
  ['404', response(404, '{"statusCode":404,"error":"Not Found","message":"Dataset not found"}')],
  ['429 with Retry-After', response(429, '{}', { ...json, 'retry-after': '1' })],
  ['429 without', response(429, '{}')],
  ['500', response(500, '{"error":"Internal"}')],
  ['500 that repeats the token', response(500, '{"error":"Bad header: Bearer sk-secret-token"}')],
  ['a truncated response', response(200, '{"result":{"sections":[')],
  ['HTML instead of JSON', response(200, html, { 'content-type': 'text/html' })],
  ['10 MB of JSON', response(200, `{"result":{"sections":"${'x'.repeat(10_000_000)}"}}`)],
  ['text where an object should be', response(200, '{"result":"home"}')],
  ['a response without a result', response(200, '"home"')],
];

describe('the content provider when Sanity fails', () => {
  const options: ContentReaderOptions = {
    projectId: 'p1',
    dataset: 'production',
    token: 'sk-secret-token',
    timeoutMs: 500,
  };

  it.each(bad)('turns %s into a fault of kind outside without secrets', async (_name, fetch) => {
    const fault = await createContentReader({ ...options, fetch })
      .home()
      .catch((error: unknown) => error);
    expect(isFault(fault) && [fault.kind, fault.code]).toEqual(['outside', 'content-unavailable']);
    expect(inspect(fault, { depth: 12, showHidden: true })).not.toContain('sk-secret-token');
  });

  it('rejects after the timeout', async () => {
    const started = performance.now();
    const late: ContentReaderOptions['fetch'] = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
      });
    const reader = createContentReader({ ...options, timeoutMs: 50, fetch: late });
    await expect(reader.shell()).rejects.toMatchObject({ code: 'content-unavailable' });
    expect(performance.now() - started).toBeLessThan(timeoutMs);
  });

  const emptyHome = { _id: 'home', _updatedAt: '2026-11-01T08:00:00Z', sections: null, seo: null };

  it.each<[string, object]>([
    ['a text in place of a list', { sections: 'many' }],
    ['a number in place of a text', { seo: { title: 7, description: null, image: null } }],
    ['an object without a field of the query', { seo: { title: null, description: null } }],
    ['a list in place of an object', { seo: [] }],
    ['a section without the type that the CMS gives it', { sections: [{ _key: 'k1', _type: null }] }],
    ['a section that is no object', { sections: ['hero'] }],
    ['no version', { _updatedAt: undefined }],
  ])('[error.9] turns %s into a fault of kind outside, so that what stood stays', async (_, change) => {
    const fetch = response(200, JSON.stringify({ result: { ...emptyHome, ...change }, ms: 1 }));
    await expect(createContentReader({ ...options, fetch }).home()).rejects.toMatchObject({
      kind: 'outside',
      code: 'content-unavailable',
    });
  });

  it('ignores unknown fields', async () => {
    const result = { ...emptyHome, sections: [], extra: true };
    const fetch = response(200, JSON.stringify({ result, ms: 1, syncTags: [] }));
    const home = await createContentReader({ ...options, fetch }).home();
    expect(home).toEqual({ sections: [], seo: { title: null, description: null, image: null } });
  });

  it('[call.cms.1] queries published content and removes edit marks that were pasted into it', async () => {
    const requested: string[] = [];
    const marked = `Six${'\u200b\u200c\u200d\ufeff'.repeat(8)}`;
    const reader = createContentReader({
      ...options,
      fetch: async (url) => {
        requested.push(String(url));
        const seo = { title: marked, description: null, image: null };
        return Response.json({ result: { ...emptyHome, seo } });
      },
    });
    expect(stegaClean(marked)).toBe('Six');
    expect((await reader.home())?.seo.title).toBe('Six');
    expect(new URL(requested[0] ?? '').searchParams.get('perspective')).toBe('published');
  });
});

for (const options of realContentOptions()) {
  describe('the content provider against the configured project', () => {
    it('reads the shell, the home page and the texts of products', async () => {
      const reader = createContentReader(options);
      expect((await reader.shell())?.revision).toBeTruthy();
      expect((await reader.home())?.sections.length).toBeGreaterThan(0);
      expect(await reader.productTexts()).not.toBeNull();
    });
  });
}
