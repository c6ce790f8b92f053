import { assertValidSignature, decodeSignatureHeader, isValidSignature } from '@sanity/webhook';
import { describe, expect, it } from 'vitest';
import { sanityWebhook } from '../../packages/functions/src/webhooks/sanity-webhook.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';

const secret = 'webhook-secret';
const url = 'http://site.test/api/webhooks/sanity';

interface Arrival {
  body: string;
  headers: Headers;
}

/** A lake whose webhook arrives here; `statuses` are the shop's responses, the last one repeats. */
function openWatchedLake(statuses: (number | 'refused')[] = [200]) {
  const arrivals: Arrival[] = [];
  const waits: number[] = [];
  let notify: () => void = () => undefined;
  const lake = openLake({
    webhooks: {
      url,
      secret,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
      },
      send: async (request) => {
        arrivals.push({ body: await request.text(), headers: request.headers });
        notify();
        const status = statuses[Math.min(arrivals.length, statuses.length) - 1];
        if (status === 'refused' || status === undefined) throw new TypeError('fetch failed');
        return new Response(null, { status });
      },
    },
  });
  return {
    editor: lake.client({ token: contentProject.editorToken }),
    arrivals,
    waits,
    /** Resolves when that many have arrived. */
    arrived: (count: number) =>
      new Promise<Arrival[]>((resolve) => {
        notify = () => arrivals.length >= count && resolve(arrivals);
        notify();
      }),
  };
}

describe('webhooks of the content double', () => {
  it('are signed over raw body and time, valid for Sanity’s own toolkit', async () => {
    const { editor, arrived } = openWatchedLake();
    await editor.patch('settings').set({ 'newsletter.heading': 'Letters' }).commit();
    const [{ body, headers } = { body: '', headers: new Headers() }] = await arrived(1);
    const signature = headers.get('sanity-webhook-signature') ?? '';
    await assertValidSignature(body, signature, secret);
    expect(decodeSignatureHeader(signature).timestamp).toBeGreaterThan(Date.now() - 60_000);
    expect(await isValidSignature(`${body} `, signature, secret)).toBe(false);
    expect(await isValidSignature(body, signature, 'another')).toBe(false);
  });

  it('have the shop’s projection and Sanity’s headers', async () => {
    const { editor, arrived } = openWatchedLake();
    const { transactionId } = await editor.mutate(
      [{ patch: { id: 'page-returns', set: { title: 'Sending back' } } }],
      { returnDocuments: false },
    );
    const [{ body, headers } = { body: '', headers: new Headers() }] = await arrived(1);
    expect(JSON.parse(body)).toEqual({
      _id: 'page-returns',
      _type: 'page',
      _updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      slug: 'returns',
      operation: 'update',
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Sanity.io webhook delivery',
      'idempotency-key': expect.stringMatching(/^[\w-]{20,}$/),
      'sanity-transaction-id': transactionId,
      'sanity-transaction-time': expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      'sanity-project-id': contentProject.projectId,
      'sanity-dataset': contentProject.dataset,
      'sanity-document-id': 'page-returns',
      'sanity-operation': 'update',
      'sanity-webhook-id': expect.any(String),
    });
  });

  it('are accepted by the shop’s own endpoint', async () => {
    const { editor, arrived } = openWatchedLake();
    await editor.patch('page-returns').set({ title: 'Sending back' }).commit();
    const [{ body, headers } = { body: '', headers: new Headers() }] = await arrived(1);
    const header = (name: string) => headers.get(name);
    expect(sanityWebhook.verify({ body: Buffer.from(body), header, secret })).toEqual(expect.any(Number));
    expect(sanityWebhook.read(JSON.parse(body), header)).toMatchObject({
      id: 'page-returns',
      slug: 'returns',
    });
  });

  it('report creation and deletion, but no drafts or releases', async () => {
    const { editor, arrived } = openWatchedLake();
    await editor.create({ _id: 'drafts.page-note', _type: 'page', title: 'Draft' });
    await editor.create({ _id: 'versions.rSpring.page-note', _type: 'page', title: 'Spring' });
    await editor
      .transaction()
      .create({ _id: 'page-note', _type: 'page', slug: { current: 'note' } })
      .delete('drafts.page-note')
      .commit();
    await editor.delete('page-note');
    const bodies = (await arrived(2)).map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ _id, operation, slug }) => [_id, operation, slug])).toEqual([
      ['page-note', 'create', 'note'],
      ['page-note', 'delete', 'note'],
    ]);
  });

  it('are retried with the same key while the shop is down, busy or unreachable', async () => {
    const { editor, arrived, waits } = openWatchedLake([500, 429, 'refused', 200]);
    await editor.patch('home').set({ 'seo.title': 'Home' }).commit();
    const all = await arrived(4);
    expect(new Set(all.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    for (const { body, headers } of all) {
      await assertValidSignature(body, headers.get('sanity-webhook-signature') ?? '', secret);
    }
  });

  it('are not retried after a 4xx status', async () => {
    const { editor, arrived, arrivals } = openWatchedLake([401]);
    await editor.patch('home').set({ 'seo.title': 'One' }).commit();
    await arrived(1);
    await editor.patch('home').set({ 'seo.title': 'Two' }).commit();
    await arrived(2);
    expect(new Set(arrivals.map(({ headers }) => headers.get('sanity-transaction-id'))).size).toBe(2);
  });
});

describe('queries before an edit has propagated', () => {
  const query = '*[_id == "home"][0].seo.title';

  it('see it through the API at once, and through the CDN two seconds later', async () => {
    let now = 1_000_000;
    const { client } = openLake({ lag: { cdnMs: 2_000 }, now: () => now });
    const cdn = () => client({ useCdn: true }).fetch(query, {}, { cacheMode: 'noStale' });
    const before = await cdn();
    await client({ token: contentProject.editorToken }).patch('home').set({ 'seo.title': 'New' }).commit();
    now += 1_999;
    expect(await client().fetch(query)).toBe('New');
    expect(await cdn()).toBe(before);
    now += 1;
    expect(await cdn()).toBe('New');
  });

  it('see several edits one after the other, also through a slow API', async () => {
    let now = 1_000_000;
    const { client } = openLake({ lag: { apiMs: 500 }, now: () => now });
    const editor = client({ token: contentProject.editorToken });
    await editor.create({ _id: 'page-note', _type: 'page', title: 'First' });
    now += 300;
    await editor.patch('page-note').set({ title: 'Second' }).commit();
    const title = () => client().fetch('*[_id == "page-note"][0].title');
    expect(await title()).toBeNull();
    now += 300;
    expect(await title()).toBe('First');
    now += 300;
    expect(await title()).toBe('Second');
  });
});
