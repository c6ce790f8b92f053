import { describe, expect, it } from 'vitest';
import { DiskLines } from './disk-lines.ts';

/** What Next prints for each page that it cannot store. */
const ofNext = (path: string) => [
  `Failed to update prerender cache for ${path} Error: ENOSPC: no space left on device, write`,
  '    at ignore-listed frames {',
  '  errno: -28,',
  "  code: 'ENOSPC',",
  "  syscall: 'write'",
  '}',
];

const ofTheTable = 'IO error: /tables/000003.log: No space left on device';

describe('what a process prints about a full disk', () => {
  it('is one line that says what to do, however many writes fail', () => {
    const lines = new DiskLines(() => 0);
    const printed = ['/', '/cart'].flatMap((path) => ofNext(path).map((line) => lines.read(line)));
    expect(printed.filter((line) => line !== null)).toEqual([
      expect.stringMatching(/^The disk is full: .*Free some space/),
    ]);
  });

  it('leaves every other line as it is, with its indentation', () => {
    const lines = new DiskLines(() => 0);
    const others = ['  ▲ Next.js', 'Ready', 'Error: of another kind', '    at a stack', '', '}'];
    expect(others.map((line) => lines.read(line))).toEqual(others);
    lines.read(ofTheTable);
    expect(lines.read('Ready again')).toBe('Ready again');
    expect(lines.read('    at a stack')).toBe('    at a stack');
  });

  it('is repeated after a minute', () => {
    let now = 0;
    const lines = new DiskLines(() => now);
    expect(lines.read(ofTheTable)).not.toBeNull();
    now = 59_999;
    expect(lines.read(ofTheTable)).toBeNull();
    now = 60_000;
    expect(lines.read(ofTheTable)).not.toBeNull();
  });
});
