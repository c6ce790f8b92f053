import { isDeepStrictEqual } from 'node:util';
import { isFault } from '@storefront/core/fault';
import { asyncProperty, assert as check, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCallsFixtures } from '../../packages/core/src/providers/provider-calls.fixture.ts';
import { behaving } from '../../packages/core/src/providers/provider-faults.fixture.ts';
import {
  type FragilePlace,
  type Mutilation,
  mutilationsAt,
  patternOf,
  withMutilation,
} from './answer-mutilations.ts';
import { commerceCalls } from './commerce-calls.ts';
import { commercePlatforms } from './commerce-platforms.ts';
import { placesIn } from './places.ts';
import { recordAnswers, replayAnswers } from './record-answers.ts';

/** Of each call; there are about eighty calls. */
const numRuns = 150;
/** Long answers are mutilated less often, because each takes a while to read. */
const MOST_CHARACTERS = 30_000_000;

const [platform] = commercePlatforms().flatMap(({ backOffice, ...one }) =>
  backOffice === null ? [] : [{ ...one, backOffice }],
);
if (platform?.server.fetch === undefined) throw new Error('There is no double of the commerce platform.');
const { fetch: sendToDouble } = platform.server;
const callsOfCommerce = await commerceCalls(platform);

describe('[error.5] a mutilated answer of the commerce platform is an outage, never an absence', () => {
  it.each(callsOfCommerce)(
    '%s',
    async (_, call) => {
      const { fetch, answers } = recordAnswers(sendToDouble);
      const recorded = await call(fetch);
      expect(await call(replayAnswers(answers))).toEqual(recorded);
      const all = answers.flatMap(({ body, places }, at) =>
        mutilationsOf(body, places).map((mutilation) => ({ at, mutilation })),
      );
      await check(
        asyncProperty(constantFrom(...all), async ({ at, mutilation }) => {
          const sent = answers.map(({ request, body }, own) => ({
            request,
            body: own === at ? withMutilation(body, mutilation) : body,
          }));
          expectSameOrOutage(await outcomeOf(call(replayAnswers(sent))), recorded);
        }),
        { numRuns: Math.min(numRuns, Math.ceil(MOST_CHARACTERS / JSON.stringify(answers).length)) },
      );
    },
    30_000,
  );
});

const fixtures = await loadCallsFixtures();
const readCalls = fixtures.flatMap(([role, { serverCalls = [], browserCalls = [] }]) => ({
  role,
  server: serverCalls.filter(({ isUnread }) => !isUnread),
  browser: browserCalls.filter(({ isUnread }) => !isUnread),
}));
const onServers = readCalls.flatMap(({ role, server }) =>
  server.map((call) => [`${role}.${call.call}`, call] as const),
);
const inBrowsers = readCalls.flatMap(({ role, browser }) =>
  browser.map((call) => [`${role}.${call.call}`, call] as const),
);

describe('[error.5] a mutilated answer of any other provider is an outage, never an absence', () => {
  it.each(onServers)('%s, on our servers', async (_, { run, fine, ...rest }) => {
    const recorded = await run(behaving(fine));
    await check(
      asyncProperty(constantFrom(...mutilationsOf(fine, fragilePlaces(fine, rest))), async (mutilation) => {
        expectSameOrOutage(await outcomeOf(run(behaving(withMutilation(fine, mutilation)))), recorded);
      }),
      { numRuns },
    );
  });

  it.each(inBrowsers)('%s, in browsers, which report it', async (_, { run, fine, failed, ...rest }) => {
    const { result: recorded } = await run(behaving(fine));
    await check(
      asyncProperty(constantFrom(...mutilationsOf(fine, fragilePlaces(fine, rest))), async (mutilation) => {
        const { result, reported } = await run(behaving(withMutilation(fine, mutilation)));
        if (reported.length === 0) expect(result).toEqual(recorded);
        else expect([result, reported.map(({ kind }) => kind)]).toEqual([failed, ['outside']]);
      }),
      { numRuns },
    );
  });
});

/** Both ends and the middle of each list stand for all of its items. */
function mutilationsOf(body: unknown, places: ReadonlyMap<string, readonly FragilePlace[]>): Mutilation[] {
  return [...places.values()].flatMap((same) => {
    const some = new Set([0, Math.floor(same.length / 2), same.length - 1]);
    return same.filter((_, at) => some.has(at)).flatMap((place) => mutilationsAt(body, place));
  });
}

interface Freedom {
  /** Fields that the provider may leave out. */
  optional?: readonly string[];
  /** Fields with content that is not the provider's own, in any form. */
  content?: readonly string[];
}

function fragilePlaces(body: unknown, { optional = [], content = [] }: Freedom): Map<string, FragilePlace[]> {
  const places = placesIn(body)
    .filter((place) => !place.some((step) => content.includes(String(step))))
    .map((place): FragilePlace => {
      const isOptional = optional.includes(String(place.at(-1)));
      return { place, mayBeNull: isOptional, mayBeMissing: isOptional };
    });
  return Map.groupBy(places, ({ place }) => patternOf(place));
}

async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error);
}

function expectSameOrOutage(outcome: unknown, recorded: unknown): void {
  if (isFault(outcome)) expect(outcome.kind).toBe('outside');
  else if (!isDeepStrictEqual(outcome, recorded)) expect(outcome).toEqual(recorded);
}
