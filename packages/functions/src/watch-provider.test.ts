import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { watchProvider } from './watch-provider.ts';

function watched(answer: () => Promise<unknown>, isTableDown = false) {
  const notes: string[] = [];
  const counted: string[] = [];
  const lines: string[] = [];
  const face = watchProvider({ name: 'a face', size: () => 3, ask: answer }, 'gift', {
    outcomes: {
      note: async (role, outcome) => {
        notes.push(`${role} ${outcome}`);
        if (isTableDown) throw new Error('The table is down.');
      },
      read: async () => new Map(),
    },
    meter: { failure: (of) => void counted.push(of) },
    log: { info: () => {}, error: (message) => void lines.push(message) },
  });
  return { face, notes, counted, lines };
}

const failing = (kind: 'outside' | 'absent') => async () => {
  throw new Fault({ code: 'x', kind, say: 'x' });
};

describe('a provider that is watched', () => {
  it('leaves that it answered', async () => {
    const { face, notes } = watched(async () => 7);
    expect([await face.ask(), face.size(), face.name]).toEqual([7, 3, 'a face']);
    expect(notes).toEqual(['gift success']);
  });

  it('leaves that it failed, and fails as before', async () => {
    const { face, notes, counted } = watched(failing('outside'));
    await expect(face.ask()).rejects.toThrow('x');
    expect(notes).toEqual(['gift failure']);
    expect(counted).toEqual(['gift']);
  });

  it('answered when it refused or knew nothing', async () => {
    const { face, notes, counted } = watched(failing('absent'));
    await expect(face.ask()).rejects.toThrow('x');
    expect(notes).toEqual(['gift success']);
    expect(counted).toEqual([]);
  });

  it('is answered for even when nothing can be noted', async () => {
    const { face, lines } = watched(async () => 7, true);
    expect(await face.ask()).toBe(7);
    expect(lines).toEqual(['An outcome could not be noted']);
  });
});
