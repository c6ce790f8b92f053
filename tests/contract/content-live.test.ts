import {
  type ClientConfig,
  ConnectionFailedError,
  type ListenEvent,
  type ListenOptions,
  type LiveEvent,
  type MutationEvent,
  type SanityClient,
} from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';
import { type ContentPlatform, contentClient, startContentDouble } from './content-platforms.ts';

const { editorToken, viewerToken } = contentProject;

interface Emitting<Event> {
  subscribe(observer: { next(event: Event): void; error(error: unknown): void }): { unsubscribe(): void };
}

/** Returns the values of an observable, awaited one by one; an error ends them. */
function follow<Event>(source: Emitting<Event>) {
  const events: Event[] = [];
  let failed: { error: unknown } | null = null;
  let woken: () => void = () => undefined;
  const subscription = source.subscribe({
    next: (event) => {
      events.push(event);
      woken();
    },
    error: (error) => {
      failed = { error };
      woken();
    },
  });
  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      woken = () => isThere() && resolve();
      woken();
    });
  return {
    events,
    async next(): Promise<Event> {
      await until(() => events.length > 0 || failed !== null);
      const event = events.shift();
      if (event === undefined) throw failed?.error;
      return event;
    },
    end: () => subscription.unsubscribe(),
  };
}

/** Returns the mutations of a listener that has received its welcome. */
async function listen(client: SanityClient, filter: string, options: ListenOptions = {}) {
  const all = follow<ListenEvent>(client.listen(filter, {}, { ...options, events: ['welcome', 'mutation'] }));
  expect((await all.next()).type).toBe('welcome');
  return {
    ...all,
    async next(): Promise<MutationEvent> {
      const event = await all.next();
      if (event.type !== 'mutation') throw new Error(`Expected a mutation, got ${event.type}`);
      return event;
    },
  };
}

let platform: ContentPlatform;
let editor: SanityClient;
const client = (config: ClientConfig = {}) => contentClient(platform, config);

beforeAll(async () => {
  platform = await startContentDouble();
  editor = client({ token: editorToken });
});
afterAll(() => platform.close());

describe('listening to the content double with Sanity’s own client', () => {
  it('sends welcome, then an edit with the document before and after it', async () => {
    const listening = follow(
      client().listen(
        '*[_type == $type]{title}[0...3]',
        { type: 'page' },
        {
          events: ['welcome', 'mutation'],
          includePreviousRevision: true,
          visibility: 'query',
        },
      ),
    );
    expect(await listening.next()).toMatchObject({ type: 'welcome', listenerName: expect.any(String) });
    const before = await editor.getDocument('page-returns');
    const after = await editor.patch('page-returns').set({ title: 'Sending back' }).commit();
    expect(await listening.next()).toMatchObject({
      type: 'mutation',
      documentId: 'page-returns',
      transactionId: after._rev,
      eventId: `${after._rev}#page-returns`,
      transition: 'update',
      visibility: 'query',
      previousRev: before?._rev,
      resultRev: after._rev,
      previous: before,
      result: after,
      mutations: [{ patch: { id: 'page-returns', set: { title: 'Sending back' } } }],
      transactionTotalEvents: 1,
      transactionCurrentEvent: 0,
    });
    listening.end();
  });

  it('sends when documents enter and leave the filter, and counts a transaction’s events', async () => {
    const listening = await listen(
      client({ token: viewerToken }),
      '*[_type == "page" && season == "Winter"]',
      {
        includeResult: false,
      },
    );
    await editor
      .transaction()
      .create({ _id: 'page-snow', _type: 'page', season: 'Winter' })
      .create({ _id: 'drafts.page-ice', _type: 'page', season: 'Winter' })
      .create({ _id: 'page-sun', _type: 'page', season: 'Summer' })
      .commit();
    await editor.patch('page-snow').set({ season: 'Spring' }).commit();
    await editor.delete('drafts.page-ice');
    const events = [
      await listening.next(),
      await listening.next(),
      await listening.next(),
      await listening.next(),
    ];
    listening.end();
    expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      ['page-snow', 'appear'],
      ['drafts.page-ice', 'appear'],
      ['page-snow', 'disappear'],
      ['drafts.page-ice', 'disappear'],
    ]);
    expect(events[1]).toMatchObject({ transactionTotalEvents: 2, transactionCurrentEvent: 1 });
    expect(events[0]).not.toHaveProperty('result');
    expect(events[3]).not.toHaveProperty('resultRev');
  });

  it('hides drafts from clients without a token', async () => {
    const listening = await listen(client(), '*[_type == "story"]');
    await editor.create({ _id: 'drafts.story-secret', _type: 'story' });
    await editor.create({ _id: 'story-open', _type: 'story' });
    expect((await listening.next()).documentId).toBe('story-open');
    listening.end();
  });

  it('sends a channel error for a query that does not parse, or that is not a filter', async () => {
    await expect(follow(client().listen('*[_type == "page"')).next()).rejects.toMatchObject({
      name: 'ChannelError',
      message: expect.stringContaining('GROQ query parse error'),
    });
    await expect(follow(client().listen('count(*)')).next()).rejects.toThrow(/must be a filter/);
  });

  it('refuses an unknown token, and unsupported options', async () => {
    const stolen = follow(client({ token: 'sk-stolen' }).listen('*'));
    await expect(stolen.next()).rejects.toBeInstanceOf(ConnectionFailedError);
    const resumed = follow(client().listen('*', {}, { enableResume: true, events: ['mutation'] }));
    await expect(resumed.next()).rejects.toMatchObject({ status: 400 });
  });
});

describe('live events of the content double with Sanity’s own client', () => {
  const menu = '*[_id == "settings" && _type == "settings"][0].menu.links[].internalLink->store.title';
  const tagsOf = async (query: string) =>
    (await client().fetch(query, {}, { filterResponse: false })).syncTags;

  it('names the results that an edit changed, and no others', async () => {
    const live = follow<LiveEvent>(client().live.events());
    expect(await live.next()).toMatchObject({ type: 'welcome' });
    const stories = await tagsOf('*[_type == "story"]{title}');
    const navigation = await tagsOf(menu);
    const id = await client().fetch('*[_type == "collection" && store.slug.current == "new"][0]._id');
    await editor.patch(id).set({ 'store.title': 'New in' }).commit();
    const event = await live.next();
    live.end();
    if (event.type !== 'message') throw new Error(`Expected a message, got ${event.type}`);
    expect(event.id).toEqual(expect.any(String));
    expect(navigation?.some((tag) => event.tags.includes(tag))).toBe(true);
    expect(stories?.some((tag) => event.tags.includes(tag))).toBe(false);
  });

  it('sends events of drafts only on request with a token', async () => {
    const open = follow<LiveEvent>(client().live.events());
    const inside = follow<LiveEvent>(client({ token: viewerToken }).live.events({ includeDrafts: true }));
    expect([(await open.next()).type, (await inside.next()).type]).toEqual(['welcome', 'welcome']);
    await editor.create({ _id: 'drafts.page-live', _type: 'page' });
    await editor.create({ _id: 'page-live', _type: 'page' });
    const both = [await inside.next(), await inside.next()];
    const [draft, published] = both.map((event) => ('id' in event ? event.id : ''));
    const first = await open.next();
    expect('id' in first && first.id).toBe(published);
    expect(draft).not.toBe(published);
    open.end();
    inside.end();
    const url = `${platform.options.apiHost}/v2026-01-01/data/live/events/production?includeDrafts=true`;
    expect((await fetch(url)).status).toBe(403);
  });

  it('lets a query demand a result at least as new as an event, past a slow CDN', async () => {
    const { client: open } = openLake({ lag: { cdnMs: 60_000 } });
    const writer = open({ token: editorToken });
    await writer.patch('home').set({ 'seo.title': 'New' }).commit();
    const queryTitle = (lastLiveEventId: string | undefined) =>
      open({ useCdn: true }).fetch(
        '*[_id == "home"][0].seo.title',
        {},
        { cacheMode: 'noStale', ...(lastLiveEventId === undefined ? {} : { lastLiveEventId }) },
      );
    expect(await queryTitle(undefined)).not.toBe('New');
    expect(await queryTitle('event-1')).toBe('New');
  });
});

describe('live events after the connection was lost', () => {
  const url = 'http://content.test/v2026-01-01/data/live/events/production';

  /** Returns names and ids of the first events. */
  async function firstEvents(response: Response, count: number): Promise<[string, string][]> {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (reader && text.split('\n\n').length <= count) text += (await reader.read()).value ?? '';
    await reader?.cancel();
    return [...text.matchAll(/event: (\w+)\nid: (\S+)/g)].map(([, name = '', id = '']) => [name, id]);
  }

  it('resume after the last one, or restart where that is no longer known', async () => {
    const { server, client: open, world } = openLake();
    const writer = open({ token: editorToken });
    const stream = async (lastId: string | null, count: number) => {
      const headers: HeadersInit = lastId === null ? {} : { 'last-event-id': lastId };
      return firstEvents(await server(new Request(url, { headers })), count);
    };
    const [[, start = ''] = []] = await stream(null, 1);
    await writer.patch('home').set({ 'seo.title': 'One' }).commit();
    await writer.patch('home').set({ 'seo.title': 'Two' }).commit();
    const [welcome, first, second] = await stream(start, 3);
    expect([welcome?.[0], first?.[0], second?.[0]]).toEqual(['welcome', 'message', 'message']);
    expect((await stream(first?.[1] ?? '', 2))[1]).toEqual(second);
    expect((await stream('another-1', 2)).map(([name]) => name)).toEqual(['welcome', 'restart']);
    await world.reset();
    expect((await stream(start, 2)).map(([name]) => name)).toEqual(['welcome', 'restart']);
  });
});
