import { describe, expect, it } from 'vitest';
import { isOlderShell, shellRevision } from './shell-revision.ts';

const of = (publishedAt: string | null, id = 'r') => ({ revision: shellRevision(publishedAt, id) });

describe('isOlderShell', () => {
  it('is true of settings published earlier, with or without milliseconds in the time', () => {
    expect(isOlderShell(of('2026-11-21T10:00:00Z'), of('2026-11-21T10:00:00.500Z'))).toBe(true);
    expect(isOlderShell(of('2026-11-21T10:00:01Z'), of('2026-11-21T10:00:00Z'))).toBe(false);
  });

  it('is false for two of the same moment', () => {
    expect(isOlderShell(of('2026-11-21T10:00:00Z', 'a'), of('2026-11-21T10:00:00Z', 'b'))).toBe(false);
  });

  it('is true of settings without a valid time, and of the bare shell', () => {
    for (const revision of [shellRevision(null, 'r'), shellRevision('soon', 'r'), 'none', ''])
      expect(isOlderShell({ revision }, of('2026-11-21T10:00:00Z'))).toBe(true);
  });

  it('shellRevision is empty without an id', () => {
    expect(shellRevision('2026-11-21T10:00:00Z', '')).toBe('');
  });
});
