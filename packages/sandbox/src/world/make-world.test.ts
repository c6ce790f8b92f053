import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@storefront/core/clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWorld, type OwnedWorld } from './make-world.ts';

const addresses = { site: '', commerce: '', content: '', desk: '', cloud: '' };
const catalogue = { products: [], collections: [], discounts: [], metaobjects: [] };
let stateDir: string;

function open(): OwnedWorld {
  return makeWorld({ addresses, catalogue, stateDir, clock: fixedClock('2026-03-01T10:00:00Z') });
}

const orders = (world: OwnedWorld) => world.slice<{ number: number }[]>('orders', () => [{ number: 1 }]);

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'world-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(stateDir, { recursive: true });
});

describe('the world', () => {
  it('starts with the seed of each part', () => {
    expect(orders(open()).value).toEqual([{ number: 1 }]);
  });

  it('continues after a restart where it stopped', () => {
    const before = open();
    orders(before).value.push({ number: 2 });
    orders(before).changed();
    before.close();
    expect(orders(open()).value).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('continues from the moment its clock is moved to, also after a restart, but not after a reset', async () => {
    const world = open();
    world.moveClockTo(Date.parse('2026-12-24T18:00:00Z'));
    world.close();
    const later = open();
    expect(new Date(later.now()).toISOString()).toBe('2026-12-24T18:00:00.000Z');
    await later.reset();
    expect(new Date(later.now()).toISOString()).toBe('2026-03-01T10:00:00.000Z');
  });

  it('saves an edit a moment later, without being closed, and leaves no half-written file', () => {
    vi.useFakeTimers();
    const world = open();
    orders(world).value.push({ number: 2 });
    orders(world).changed();
    vi.advanceTimersByTime(199);
    expect(existsSync(join(stateDir, 'orders.json'))).toBe(false);
    vi.advanceTimersByTime(1);
    expect(JSON.parse(readFileSync(join(stateDir, 'orders.json'), 'utf8'))).toHaveLength(2);
    expect(readdirSync(stateDir)).toEqual(['orders.json']);
  });

  it('returns to the seed on reset, notifies its doubles, and stays so after a restart', async () => {
    const world = open();
    const held = orders(world);
    held.value.push({ number: 2 });
    held.changed();
    world.close();
    const listener = vi.fn();
    world.onReset(listener);
    await world.reset();
    expect(held.value).toEqual([{ number: 1 }]);
    expect(listener).toHaveBeenCalledOnce();
    expect(orders(open()).value).toEqual([{ number: 1 }]);
  });

  it('moves an unreadable file aside with a warning, and starts that part from the seed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    writeFileSync(join(stateDir, 'orders.json'), '[{"number":');
    expect(orders(open()).value).toEqual([{ number: 1 }]);
    expect(readFileSync(join(stateDir, 'orders.unreadable'), 'utf8')).toBe('[{"number":');
    expect(warn.mock.calls[0]?.[0]).toContain('orders.json is not JSON');
  });

  it('refuses a slice name that could leave its folder', () => {
    expect(() => open().slice('../orders', () => 0)).toThrow('cannot name a slice');
  });

  it('stores e-mails with their time', () => {
    const world = open();
    world.post({ from: 'shop@example.com', to: 'ada@example.com', subject: 'Hello', text: 'Hi', links: [] });
    expect(world.mails).toMatchObject([{ at: '2026-03-01T10:00:00.000Z', to: 'ada@example.com' }]);
  });
});
