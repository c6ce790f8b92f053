import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFault } from '../fault.ts';
import { loadCallsFixtures } from './provider-calls.fixture.ts';
import {
  behaving,
  misbehaving,
  type ProviderFault,
  providerFaults,
  SECRET,
  withExtraFields,
} from './provider-faults.fixture.ts';

/** Where the body is not read, any JSON will do. */
const needsShape = ({ name }: ProviderFault) => name === 'wrong types' || name === 'a text';

const said = vi.fn();
beforeEach(() => {
  said.mockClear();
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation(said);
  }
});
afterEach(() => vi.restoreAllMocks());

/** Checks the fault, with everything it refers to, and all that was logged. */
function expectNoSecret(fault: unknown): void {
  const text = inspect([fault, said.mock.calls], { depth: 12, showHidden: true });
  expect(text).not.toContain(SECRET);
}

const fixtures = await loadCallsFixtures();
const serverCalls = fixtures.flatMap(([role, { serverCalls = [] }]) =>
  serverCalls.map((call) => [`${role}.${call.call}`, role, call] as const),
);
const browserCalls = fixtures.flatMap(([role, { browserCalls = [] }]) =>
  browserCalls.map((call) => [`${role}.${call.call}`, role, call] as const),
);

describe.each(serverCalls)('%s on our servers', (_, role, { run, fine, value, own = {}, isUnread }) => {
  const faults = providerFaults.filter((fault) => !isUnread || !needsShape(fault));

  it.each(faults)('rejects with a fault that holds no secret after $name', async (fault) => {
    const expected = own[fault.name] ?? `${role}-${fault.code}`;
    const outcome = await run(misbehaving(fault, fine)).catch((reason: unknown) => reason);
    if (typeof expected !== 'string') {
      expect(outcome).toEqual(expected.returns);
      return;
    }
    if (!isFault(outcome)) throw new Error(`Expected a fault, got ${inspect(outcome)}`);
    expect(outcome.code).toBe(expected);
    expectNoSecret(outcome);
  });

  it('ignores unknown fields, and passes none on', async () => {
    expect(await run(behaving(fine))).toEqual(value);
    expect(await run(behaving(withExtraFields(fine)))).toEqual(value);
  });
});

describe.each(browserCalls)('%s in browsers', (_, role, call) => {
  const { run, fine, value, failed, own = {}, isUnread = false } = call;

  it.each(providerFaults)('never rejects, and reports once, after $name', async (fault) => {
    const { result, reported } = await run(misbehaving(fault, fine));
    const { code = `${role}-${codeOf(fault, isUnread)}`, returns = failed } = own[fault.name] ?? {};
    expect(result).toEqual(returns);
    expect(reported.map((one) => one.code)).toEqual(code === null ? [] : [code]);
    expectNoSecret(reported);
  });

  it('ignores unknown fields, and passes none on', async () => {
    expect((await run(behaving(fine))).result).toEqual(value);
    expect((await run(behaving(withExtraFields(fine)))).result).toEqual(value);
  });
});

/** Where the body is never read, another status of success than the documented one is a refusal. */
function codeOf({ name, code }: ProviderFault, isUnread: boolean): string {
  const hasStatus = /^(silence|a refused|\d{3})/.test(name);
  return isUnread && !hasStatus ? 'refused' : code;
}

describe('the fixtures of bad responses', () => {
  it('hold every provider that our servers call but the CMS, which has its own client', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && existsSync(join(import.meta.dirname, entry.name, 'server.ts')),
      )
      .map(({ name }) => name);
    expect(new Set(serverCalls.map(([, role]) => role))).toEqual(new Set(folders));
  });
});
