import { describe, expect, it } from 'vitest';
import { draftName, dropDraft, hasDraft, readDraft, storeDraft } from './draft.ts';

function openTab() {
  const values = new Map<string, string>();
  const storage = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? values.delete(key) : values.set(key, value)),
  };
  return { values, storage };
}

describe('what was typed before a session ended', () => {
  it('is there for the same form only, and without its password', () => {
    const { values, storage } = openTab();
    const data = new FormData();
    for (const [name, value] of [
      ['lastName', 'Marchetti'],
      ['password', 'secret'],
    ] as const)
      data.append(name, value);
    storeDraft('address', data, storage);
    expect(hasDraft('profile', storage)).toBe(false);
    expect(hasDraft('address', storage)).toBe(true);
    expect([...values.values()].join()).not.toContain('secret');
    expect(readDraft('profile', storage)).toBeNull();
    expect(readDraft('address', storage)).toEqual({ lastName: 'Marchetti' });
  });

  it('outlives a reload, until its own form is saved or left', () => {
    const { storage } = openTab();
    const data = new FormData();
    data.append('lastName', 'Marchetti');
    storeDraft('address', data, storage);
    readDraft('address', storage);
    dropDraft('profile', storage);
    expect(readDraft('address', storage)).toEqual({ lastName: 'Marchetti' });
    dropDraft('address', storage);
    expect(readDraft('address', storage)).toBeNull();
  });

  it('is of one customer', () => {
    const [ines, rosa] = ['7', '8'].map((id) =>
      draftName('address 3', { id: `gid://shopify/Customer/${id}` }),
    );
    expect(ines).not.toBe(rosa);
  });

  it.each(['nonsense', 'null', '7', '{"name":"address","typed":{"a":1}}'])(
    'survives %s in the storage',
    (json) => {
      const { values, storage } = openTab();
      values.set('formDraft', json);
      expect(Object.keys(readDraft('address', storage) ?? {})).toEqual([]);
    },
  );
});
