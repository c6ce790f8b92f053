import type { RecordedEvent } from '@storefront/core/analytics/shop-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const help = { kind: 'help-click', channel: 'email' } as const;
let events: typeof import('./take-events.ts') & typeof import('../../state/recorded-events.ts');

describe('[call.other-third-party-calls.8] what the shop records', () => {
  beforeEach(async () => {
    vi.resetModules();
    events = { ...(await import('../../state/recorded-events.ts')), ...(await import('./take-events.ts')) };
  });

  it('waits for its taker, in the order in which it happened, and reaches it once', () => {
    const taken: number[] = [];
    events.recordEvent(help, 2);
    events.recordEvent(help, 1);
    events.takeEvents(({ atMs }) => taken.push(atMs));
    events.recordEvent(help, 3);
    expect(taken).toEqual([1, 2, 3]);
  });

  it('[error.20] waits up to 50 events', () => {
    const taken: RecordedEvent[] = [];
    for (let atMs = 1; atMs <= 1_000; atMs += 1) events.recordEvent(help, atMs);
    events.takeEvents((recorded) => taken.push(recorded));
    expect(taken).toHaveLength(50);
    expect(taken.at(-1)).toEqual({ event: help, atMs: 50 });
  });
});
