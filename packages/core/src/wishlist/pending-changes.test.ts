import { describe, expect, it } from 'vitest';
import {
  changesBeside,
  dropChange,
  holdsChanges,
  leaveChanges,
  notificationToStore,
  PENDING_KEPT_MS,
  type PendingChange,
  pendingToStore,
  queueChange,
  readLeft,
  readLeftOf,
  readPending,
  withoutSent,
  withPending,
} from './pending-changes.ts';

const item = (epi: number) => ({ epi, empi: 7, du: 'https://shop.example/products/iris' });
const list = (lid: string, ...epis: number[]) => ({
  lid,
  lname: lid,
  cts: 1,
  listcontents: epis.map(item),
});
const change = (kind: 'add' | 'remove', lid: string, epi: number, atMs = 1_000): PendingChange => ({
  ...{ kind, lid, atMs },
  item: item(epi),
});

describe('changes that the wishlist service does not have yet', () => {
  it('are shown in the lists, an added piece once', () => {
    const lists = [list('a', 1, 2), list('b')];
    const changes = [change('add', 'b', 3), change('add', 'a', 1), change('remove', 'a', 2)];
    expect(withPending(lists, changes)).toEqual([list('a', 1), list('b', 3)]);
    expect(lists).toEqual([list('a', 1, 2), list('b')]);
  });

  it('of a list that is gone change nothing', () => {
    expect(withPending([list('a', 1)], [change('add', 'gone', 2)])).toEqual([list('a', 1)]);
  });

  it('to one piece of a list are only the last one', () => {
    const first = change('add', 'a', 1);
    const undone = change('remove', 'a', 1, 2_000);
    const other = change('add', 'b', 1);
    expect(queueChange([first, other], undone)).toEqual([other, undone]);
  });

  it('stay when an earlier one to the same piece was sent', () => {
    const sent = change('add', 'a', 1);
    const later = change('remove', 'a', 1, 2_000);
    expect(dropChange([later], sent)).toEqual([later]);
    expect(dropChange([sent, later], sent)).toEqual([later]);
  });

  it('are compared with those of another tab', () => {
    const kept = change('add', 'a', 1);
    const sent = change('add', 'b', 2);
    const added = change('remove', 'b', 2, 2_000);
    expect(changesBeside([kept, sent], [kept, added])).toEqual([sent]);
    expect(changesBeside([kept, added], [kept, sent])).toEqual([added]);
    expect(changesBeside([kept], [kept])).toEqual([]);
  });

  it('are read from a notification of other tabs too, which is another text each time', () => {
    const changes = [change('add', 'a', 1)];
    const notification = notificationToStore('7', changes, 5_000);
    expect(readPending(notification, '7', 5_000)).toEqual(changes);
    expect(notification).not.toBe(notificationToStore('7', changes, 6_000));
    expect(notification).not.toBe(pendingToStore('7', changes));
  });

  it('[state.wishlist.6] wait for the customer who made them, for seven days', () => {
    const changes = [change('add', 'a', 1)];
    const stored = pendingToStore('7', changes);
    expect(readPending(stored, '7', 2_000)).toEqual(changes);
    expect(readPending(stored, '8', 2_000)).toEqual([]);
    expect(readPending(stored, '7', 1_000 + PENDING_KEPT_MS)).toEqual([]);
    expect(pendingToStore('7', [])).toBeNull();
  });

  it('[state.session.2] say after a logout no more whose they are, and are of the lists that hold them', () => {
    const changes = [change('add', 'a', 1), change('remove', 'b', 2)];
    const left = leaveChanges(pendingToStore('7', changes), 2_000);
    expect(JSON.parse(left.text ?? '')).toEqual({ customerId: null, changes });
    expect(left.count).toBe(2);
    expect(readPending(left.text, '7', 2_000)).toEqual([]);
    expect(readLeftOf(left.text, [list('b')], 2_000)).toEqual([changes[1]]);
    expect(readLeftOf(left.text, [list('c')], 2_000)).toEqual([]);
    expect(readLeftOf(left.text, [list('b')], 1_000 + PENDING_KEPT_MS)).toEqual([]);
    expect(readLeftOf(pendingToStore('7', changes), [list('b')], 2_000)).toEqual([]);
    expect(leaveChanges(pendingToStore('7', changes), 1_000 + PENDING_KEPT_MS)).toEqual({
      text: null,
      count: 0,
    });
    expect(leaveChanges('{}', 2_000)).toEqual({ text: null, count: 0 });
  });

  it('[state.session.2] of a customer who has signed out outlast those of another one', () => {
    const [first, second] = [change('add', 'a', 1), change('add', 'b', 2)];
    const stored = pendingToStore('8', [second], [first]);
    expect(readPending(stored, '8', 2_000)).toEqual([second]);
    expect(readLeft(stored, 2_000)).toEqual([first]);
    expect(readLeft(notificationToStore('8', [second], 3_000, [first]), 2_000)).toEqual([first]);
    expect(holdsChanges(pendingToStore('8', [], [first]), 2_000)).toBe(true);
    expect(JSON.parse(withoutSent(stored, first, 2_000) ?? '')).toEqual({
      customerId: '8',
      changes: [second],
    });
    const left = leaveChanges(stored, 2_000);
    expect(left.count).toBe(1);
    expect(readLeft(left.text, 2_000)).toEqual([first, second]);
  });

  it.each(['7', null])('wait for %j as long as they are not too old', (owner) => {
    const stored = pendingToStore(owner, [change('add', 'a', 1)]);
    expect(holdsChanges(stored, PENDING_KEPT_MS)).toBe(true);
    expect(holdsChanges(stored, 1_000 + PENDING_KEPT_MS)).toBe(false);
    expect(holdsChanges(null, 2_000)).toBe(false);
  });

  it.each(['7', '8', null])('that were sent are dropped from those of %j, and nothing else is', (owner) => {
    const sent = change('add', 'a', 1);
    const other = change('add', 'b', 2);
    const kept = withoutSent(pendingToStore(owner, [sent, other]), sent, 2_000);
    expect(JSON.parse(kept ?? '')).toEqual({ customerId: owner, changes: [other] });
    expect(withoutSent(pendingToStore(owner, [sent]), sent, 2_000)).toBeNull();
  });

  it.each([null, '', '{', '[]', '{"customerId":"7"}', '{"customerId":"7","changes":[null,{"kind":"add"}]}'])(
    'that cannot be read (%j) are none',
    (text) => {
      expect(readPending(text, '7', 2_000)).toEqual([]);
    },
  );
});

it('a waiting change of a piece that cannot be read is dropped', () => {
  const broken = { kind: 'add', lid: 'a', atMs: 1_000, item: { epi: '1', empi: 7, du: 'x' } };
  const text = JSON.stringify({ customerId: '77', changes: [broken, change('add', 'a', 1)] });
  expect(readPending(text, '77', 2_000)).toEqual([change('add', 'a', 1)]);
});
