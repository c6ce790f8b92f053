import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followQueryDiscount } from './query-discount.tsx';

/** The entry of the browser's history that is shown. */
const shown = vi.hoisted(() => ({ key: '', search: '' }));

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));
vi.mock('../state/history-entry.ts', () => ({ entryKey: () => shown.key }));
vi.mock('../shell/navigation/drop-from-address.ts', () => ({
  dropFromAddress: (parameter: string) => {
    const query = new URLSearchParams(shown.search);
    query.delete(parameter);
    shown.search = String(query);
  },
}));

let entries = 0;
const show = (search: string, key = `entry ${entries++}`) => Object.assign(shown, { key, search });
const withCode = '?discount=WELCOME10&ref=mail';

beforeEach(() => vi.stubGlobal('location', shown));
afterEach(() => vi.unstubAllGlobals());

describe('[screen.route-table.34] the code of an address', () => {
  it('leaves the address once the platform has responded', async () => {
    const apply = vi.fn(async () => true);
    show(withCode);
    await followQueryDiscount(apply);
    expect(apply).toHaveBeenCalledExactlyOnceWith('WELCOME10');
    expect(shown.search).toBe('ref=mail');
  });

  it('is not put on the bag again on the way back to a page that was left before the response', async () => {
    const response = Promise.withResolvers<boolean>();
    const apply = vi.fn(() => response.promise);
    const { key } = show(withCode);
    const following = followQueryDiscount(apply);
    show('');
    response.resolve(true);
    await following;
    show(withCode, key);
    await followQueryDiscount(apply);
    expect(apply).toHaveBeenCalledOnce();
    expect(shown.search).toBe('ref=mail');
  });

  it('stays in the address while the platform is out of reach, and is judged on the way back', async () => {
    const response = Promise.withResolvers<boolean>();
    const apply = vi.fn(async () => true).mockReturnValueOnce(response.promise);
    const { key } = show(withCode);
    const following = followQueryDiscount(apply);
    show('');
    response.resolve(false);
    await following;
    show(withCode, key);
    await followQueryDiscount(apply);
    expect(apply).toHaveBeenCalledTimes(2);
    expect(shown.search).toBe('ref=mail');
  });

  it('is put on the bag again by another link that has it', async () => {
    const apply = vi.fn(async () => true);
    show(withCode);
    await followQueryDiscount(apply);
    show(withCode);
    await followQueryDiscount(apply);
    expect(apply).toHaveBeenCalledTimes(2);
  });

  it('leaves the code of the page alone that is shown when the response comes', async () => {
    const response = Promise.withResolvers<boolean>();
    show(withCode);
    const following = followQueryDiscount(() => response.promise);
    show('?discount=EVENING10');
    response.resolve(true);
    await following;
    expect(shown.search).toBe('?discount=EVENING10');
  });

  it('leaves the address at once where it is empty', async () => {
    const apply = vi.fn(async () => true);
    show('?discount=%20&ref=mail');
    await followQueryDiscount(apply);
    expect(apply).not.toHaveBeenCalled();
    expect(shown.search).toBe('ref=mail');
  });
});
