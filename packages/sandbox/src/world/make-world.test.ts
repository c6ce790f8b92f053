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

  it('says in one line that the disk is full, goes on in memory, and saves when there is space again', () => {
    vi.useFakeTimers();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    let isFull = true;
    const write = (file: string, text: string) => {
      writeFileSync(file, isFull ? text.slice(0, 3) : text);
      if (isFull)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    const world = makeWorld({ addresses, catalogue, stateDir, write });
    const carts = world.slice<string[]>('carts', () => []);
    for (let at = 0; at < 5; at += 1) {
      orders(world).value.push({ number: at + 2 });
      orders(world).changed();
      carts.value.push(`cart ${at}`);
      carts.changed();
      vi.advanceTimersByTime(6_000);
    }
    expect(orders(world).value).toHaveLength(6);
    expect(readdirSync(stateDir)).toEqual([]);
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/orders\.json: the disk is full\. Free some space;/)],
    ]);

    isFull = false;
    vi.advanceTimersByTime(6_000);
    expect(said.mock.calls.slice(1)).toEqual([['The sandbox saves again.']]);
    world.close();
    expect(orders(open()).value).toHaveLength(6);
    expect(open().slice('carts', () => []).value).toHaveLength(5);
  });

  it('names any other reason for which nothing can be saved', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(join(stateDir, 'file'), '');
    const world = makeWorld({ addresses, catalogue, stateDir: join(stateDir, 'file') });
    world.moveClockTo(0);
    world.close();
    world.close();
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/clock\.json: Error: (?:EEXIST|ENOTDIR).* Mend that;/)],
    ]);
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
