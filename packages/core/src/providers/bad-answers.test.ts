import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFault } from '../fault.ts';
import { browserCalls } from './browser-faces.fixture.ts';
import {
  behaving,
  misbehaving,
  type ProviderFault,
  providerFaults,
  SECRET,
  withExtraFields,
} from './provider-faults.fixture.ts';
import { serverCalls } from './server-faces.fixture.ts';

/** Any JSON is as good as another where the answer is not looked into. */
const needsShape = ({ name }: ProviderFault) => name === 'wrong types' || name === 'a text';

const said = vi.fn();
beforeEach(() => {
  said.mockClear();
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation(said);
  }
});
afterEach(() => vi.restoreAllMocks());

/** Neither the fault, with all that hangs on it, nor anything that was logged. */
function expectNoSecret(fault: unknown): void {
  const text = inspect([fault, said.mock.calls], { depth: 12, showHidden: true });
  expect(text).not.toContain(SECRET);
}

const named = <Call extends { role: string; call: string }>(calls: readonly Call[]) =>
  calls.map((call): [string, Call] => [`${call.role}.${call.call}`, call]);

describe.each(named(serverCalls))(
  '%s on our servers',
  (_, { role, run, fine, value, own = {}, isUnread }) => {
    const faults = providerFaults.filter((fault) => !isUnread || !needsShape(fault));

    it.each(faults)('after $name is a fault, and tells no secret', async (fault) => {
      const expected = own[fault.name] ?? `${role}-${fault.code}`;
      const outcome = await run(misbehaving(fault, fine)).catch((reason: unknown) => reason);
      if (typeof expected !== 'string') {
        expect(outcome).toEqual(expected.answers);
        return;
      }
      if (!isFault(outcome)) throw new Error(`Expected a fault, got ${inspect(outcome)}`);
      expect(outcome.code).toBe(expected);
      expectNoSecret(outcome);
    });

    it('does not mind fields that nobody knew, and passes none on', async () => {
      expect(await run(behaving(fine))).toEqual(value);
      expect(await run(behaving(withExtraFields(fine)))).toEqual(value);
    });
  },
);

describe.each(named(browserCalls))('%s in browsers', (_, call) => {
  const { role, run, fine, value, failed, own = {}, isUnread = false } = call;

  it.each(providerFaults)('after $name never rejects, and reports once', async (fault) => {
    const { answer, reported } = await run(misbehaving(fault, fine));
    const { code = `${role}-${codeOf(fault, isUnread)}`, answers = failed } = own[fault.name] ?? {};
    expect(answer).toEqual(answers);
    expect(reported.map((one) => one.code)).toEqual(code === null ? [] : [code]);
    expectNoSecret(reported);
  });

  it('does not mind fields that nobody knew, and passes none on', async () => {
    expect((await run(behaving(fine))).answer).toEqual(value);
    expect((await run(behaving(withExtraFields(fine)))).answer).toEqual(value);
  });
});

/** Where the body is never read, a status of success that was not agreed on is a refusal, whatever it carries. */
function codeOf({ name, code }: ProviderFault, isUnread: boolean): string {
  const hasStatus = /^(silence|a refused|\d{3})/.test(name);
  return isUnread && !hasStatus ? 'refused' : code;
}

describe('the table of bad answers', () => {
  it('holds every face that our servers have but the CMS’s, which its own client speaks for', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && existsSync(join(import.meta.dirname, entry.name, 'server.ts')),
      )
      .map(({ name }) => name);
    expect(new Set(serverCalls.map(({ role }) => role))).toEqual(new Set(folders));
  });
});
