import type { RecordedEvent, ShopEvent } from '@storefront/core/analytics/shop-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventLine, MOST_WAIT_MS } from './event-line.ts';

const help: ShopEvent = { kind: 'help-click', channel: 'email' };
const checkout: ShopEvent = {
  kind: 'begin-checkout',
  cartId: 'c1',
  purchase: { lines: [], totalCents: 0, currencyCode: 'USD' },
};

function open({ send = () => {} }: { send?: (atMs: number) => void } = {}) {
  const sent: number[] = [];
  const errors: unknown[] = [];
  const idle: (() => void)[] = [];
  const ready = { upTo: Number.POSITIVE_INFINITY };
  const line = createEventLine({
    isReady: ({ atMs }: RecordedEvent) => atMs <= ready.upTo,
    send: ({ atMs }) => {
      sent.push(atMs);
      send(atMs);
    },
    whenIdle: (work) => idle.push(work),
    reportError: (error) => errors.push(error),
  });
  const beIdle = () => {
    for (const work of idle.splice(0)) work();
  };
  return { line, sent, errors, ready, beIdle };
}

describe('[call.other-third-party-calls.8] the line of events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends each once, in order, when the browser is idle', () => {
    const { line, sent, beIdle } = open();
    line.push({ event: help, atMs: 1 });
    line.push({ event: help, atMs: 2 });
    expect(sent).toEqual([]);
    beIdle();
    line.check();
    line.flush();
    expect(sent).toEqual([1, 2]);
  });

  it('waits for what an event needs; later ones do not overtake it', () => {
    const { line, sent, ready, beIdle } = open();
    ready.upTo = 0;
    line.push({ event: help, atMs: 2 });
    line.push({ event: help, atMs: 1 });
    beIdle();
    ready.upTo = 1;
    line.check();
    expect(sent).toEqual([]);
    ready.upTo = 2;
    line.check();
    expect(sent).toEqual([2, 1]);
  });

  it('[error.20] sends an event after 4 seconds with what is known', () => {
    const { line, sent, ready, beIdle } = open();
    ready.upTo = 0;
    line.push({ event: help, atMs: 1 });
    beIdle();
    vi.advanceTimersByTime(MOST_WAIT_MS - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([1]);
    line.push({ event: help, atMs: 2 });
    beIdle();
    expect(sent).toEqual([1]);
  });

  it('sends everything at once before a checkout, and when the page is left', () => {
    const { line, sent, ready } = open();
    ready.upTo = 0;
    line.push({ event: help, atMs: 1 });
    line.push({ event: checkout, atMs: 2 });
    expect(sent).toEqual([1, 2]);
    line.push({ event: help, atMs: 3 });
    line.flush();
    expect(sent).toEqual([1, 2, 3]);
  });

  it('[error.20] reports an event that cannot be sent, and sends the next', () => {
    const { line, sent, errors } = open({
      send: (atMs) => {
        if (atMs === 1) throw new Error('broken');
      },
    });
    line.push({ event: help, atMs: 1 });
    line.push({ event: checkout, atMs: 2 });
    expect(sent).toEqual([1, 2]);
    expect(errors).toEqual([new Error('broken')]);
  });

  it('[error.20] holds at most 50 events', () => {
    const { line, sent } = open();
    for (let atMs = 1; atMs <= 1_000; atMs += 1) line.push({ event: help, atMs });
    line.flush();
    expect(sent).toHaveLength(50);
  });
});
