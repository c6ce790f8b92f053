import { describe, expect, it } from 'vitest';
import { isOlderShell, shellRevision } from './shell-revision.ts';

const of = (publishedAt: string | null, id = 'r') => ({ revision: shellRevision(publishedAt, id) });

describe('which settings are older [entity.cms-settings-document]', () => {
  it('those that were published earlier, however the CMS writes the time', () => {
    expect(isOlderShell(of('2026-11-21T10:00:00Z'), of('2026-11-21T10:00:00.500Z'))).toBe(true);
    expect(isOlderShell(of('2026-11-21T10:00:01Z'), of('2026-11-21T10:00:00Z'))).toBe(false);
  });

  it('none of two from the same moment', () => {
    expect(isOlderShell(of('2026-11-21T10:00:00Z', 'a'), of('2026-11-21T10:00:00Z', 'b'))).toBe(false);
  });

  it('those of nobody knows when, and those of a shop whose CMS never answered', () => {
    for (const revision of [shellRevision(null, 'r'), shellRevision('soon', 'r'), 'none', ''])
      expect(isOlderShell({ revision }, of('2026-11-21T10:00:00Z'))).toBe(true);
  });

  it('no id is no revision', () => {
    expect(shellRevision('2026-11-21T10:00:00Z', '')).toBe('');
  });
});
