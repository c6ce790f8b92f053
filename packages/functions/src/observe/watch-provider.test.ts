import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { watchProvider } from './watch-provider.ts';

function openWatched(call: () => Promise<unknown>, isTableDown = false) {
  const recorded: string[] = [];
  const counted: string[] = [];
  const lines: string[] = [];
  const face = watchProvider({ name: 'a face', size: () => 3, call }, 'gift', {
    outcomes: {
      record: async (role, outcome) => {
        recorded.push(`${role} ${outcome}`);
        if (isTableDown) throw new Error('The table is down.');
      },
    },
    meter: { failure: (of) => void counted.push(of) },
    log: { info: () => {}, error: (message, fields) => void lines.push(`${message} ${fields?.role}`) },
  });
  return { face, recorded, counted, lines };
}

const failing = (kind: 'outside' | 'absent') => async () => {
  throw new Fault({ code: 'x', kind, say: 'x' });
};

describe('watchProvider', () => {
  it('records a success and returns what the provider returned', async () => {
    const { face, recorded, counted } = openWatched(async () => 7);
    expect([await face.call(), face.size(), face.name]).toEqual([7, 3, 'a face']);
    expect(recorded).toEqual(['gift success']);
    expect(counted).toEqual([]);
  });

  it('records and counts a failure, and rejects with the same error', async () => {
    const { face, recorded, counted } = openWatched(failing('outside'));
    await expect(face.call()).rejects.toMatchObject({ code: 'x' });
    expect(recorded).toEqual(['gift failure']);
    expect(counted).toEqual(['gift']);
  });

  it('counts an error that is no fault as a failure', async () => {
    const { face, recorded, counted } = openWatched(async () => {
      throw new TypeError('x is undefined');
    });
    await expect(face.call()).rejects.toThrow(TypeError);
    expect([recorded, counted]).toEqual([['gift failure'], ['gift']]);
  });

  it('records a success when the provider refused or found nothing', async () => {
    const { face, recorded, counted } = openWatched(failing('absent'));
    await expect(face.call()).rejects.toThrow('x');
    expect(recorded).toEqual(['gift success']);
    expect(counted).toEqual([]);
  });

  it('returns the result even when the outcome cannot be recorded', async () => {
    const { face, lines } = openWatched(async () => 7, true);
    expect(await face.call()).toBe(7);
    expect(lines).toEqual(['The outcome of a call could not be recorded gift']);
  });

  it('keeps `this` of the face in its methods', async () => {
    const face = watchProvider(
      {
        price: 5,
        async read() {
          return this.price;
        },
      },
      'gift',
      {
        outcomes: { record: async () => {} },
        meter: { failure: () => {} },
        log: { info: () => {}, error: () => {} },
      },
    );
    expect(await face.read()).toBe(5);
  });
});
