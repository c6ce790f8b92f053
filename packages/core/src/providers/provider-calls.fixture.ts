import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import type { FaultName, Means } from './provider-faults.fixture.ts';

/** One method of a server face: a good response to it, and what a bad one means where the table is not right. */
export interface Operation<Face> {
  run: (face: Face) => Promise<unknown>;
  /** The provider's response, and the method's result. */
  fine: unknown;
  value: unknown;
  /** Another code than the table's, or a result instead of a fault. */
  own?: Partial<Record<FaultName, string | { returns: unknown }>>;
  /** The body is not looked into, so that any JSON will do. */
  isUnread?: boolean;
  /** Names of fields that the provider may leave out; every other field of `fine` is always there. */
  optional?: readonly string[];
  /** Names of fields with content that is not the provider's own, in any form. */
  content?: readonly string[];
}

/** Every method of a face; the compiler complains about a missing one. */
export type Operations<Face, Other extends keyof Face = never> = Record<
  Exclude<keyof Face, Other>,
  Operation<Face>
>;

/** A method with its face, ready to be run over some network. */
export interface ServerCall extends Omit<Operation<never>, 'run'> {
  call: string;
  run: (means: Means) => Promise<unknown>;
}

export function serverCallsOf<Face>(
  open: (means: Means) => Face,
  operations: Readonly<Record<string, Operation<Face>>>,
): ServerCall[] {
  return Object.entries(operations).map(([call, { run, ...rest }]) => ({
    call,
    run: async (means) => run(open(means)),
    ...rest,
  }));
}

/** The result of a call that never rejects, and what it reported. */
export interface BrowserOutcome {
  result: unknown;
  reported: Fault[];
}

export type Report = (fault: Fault) => void;

/** A call of a browser port that a page awaits and that works without the provider's script. */
export interface BrowserCall {
  call: string;
  run: (means: Means) => Promise<BrowserOutcome>;
  fine: unknown;
  value: unknown;
  /** The result when the provider fails; by fault where that differs. */
  failed: unknown;
  own?: Partial<Record<FaultName, { code?: string | null; returns?: unknown }>>;
  /** The body is never read: only the status counts. */
  isUnread?: boolean;
  /** Names of fields that the provider may leave out; every other field of `fine` is always there. */
  optional?: readonly string[];
}

export const recordReports =
  (run: (means: Means, report: Report) => Promise<unknown>): BrowserCall['run'] =>
  async (means) => {
    const reported: Fault[] = [];
    const result = await run(means, (fault) => reported.push(fault));
    return { result, reported };
  };

/** A port that loads a script. */
export interface ScriptPortCase {
  open: (report: Report) => { load: () => Promise<boolean>; use: () => Promise<unknown> };
  /** Puts something under the provider's names that is not its API. */
  leaveNonsense: (page: Record<string, unknown>) => void;
  /** Nothing that the script leaves behind shows that it ran. */
  leavesNothing?: boolean;
  /** How many addresses are loaded, one after the other. */
  scripts?: number;
}

/** What a provider's `calls.fixture.ts` exports. */
export interface CallsFixture {
  serverCalls?: readonly ServerCall[];
  browserCalls?: readonly BrowserCall[];
  scriptPort?: ScriptPortCase;
}

/** Folder → the calls of its provider. */
export async function loadCallsFixtures(): Promise<[string, CallsFixture][]> {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }): [string, string] => [name, join(import.meta.dirname, name, 'calls.fixture.ts')])
    .filter(([, path]) => existsSync(path));
  return Promise.all(
    paths.map(async ([folder, path]): Promise<[string, CallsFixture]> => [folder, await import(path)]),
  );
}
