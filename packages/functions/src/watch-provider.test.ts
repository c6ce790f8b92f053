import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { watchProvider } from './watch-provider.ts';

function watched(answer: () => Promise<unknown>) {
  const notes: string[] = [];
  const face = watchProvider({ name: 'a face', size: () => 3, ask: answer }, 'gift', {
    note: async (role, outcome) => {
      notes.push(`${role} ${outcome}`);
    },
    read: async () => ({ lastSuccessAt: null, lastFailureAt: null }),
  });
  return { face, notes };
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
    const { face, notes } = watched(failing('outside'));
    await expect(face.ask()).rejects.toThrow('x');
    expect(notes).toEqual(['gift failure']);
  });

  it('answered when it refused or knew nothing', async () => {
    const { face, notes } = watched(failing('absent'));
    await expect(face.ask()).rejects.toThrow('x');
    expect(notes).toEqual(['gift success']);
  });
});
