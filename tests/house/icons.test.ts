import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

const sprite = readFileSync(join(root, 'packages/web/public/icons.svg'), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([text, name = '']) => ({
  name,
  text,
}));

const bundled =
  'add arrow-right bag bow carat-left carat-right close-x down-arrow flower grid heart large-columns small-columns loading-spinner logo menu plus search select express-pay';

describe('the icons [screen.site-shell-desktop-header.20]', () => {
  it.each(bundled.split(' '))('%s is in the sprite', (name) => {
    expect(symbols.map((symbol) => symbol.name)).toContain(name);
  });

  it('are asked for by what they are, so that browsers keep them until they change', () => {
    const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
    const icon = readFileSync(join(root, 'packages/web/src/ui/icon.tsx'), 'utf8');
    expect(icon).toContain(`'/icons.svg?v=${version}'`);
  });

  it.each(symbols)('$name is smaller than 1 KB', ({ text }) => {
    expect(Buffer.byteLength(text)).toBeLessThan(1000);
  });

  it.each(symbols)('$name has the same stroke width, in the colour of the surrounding text', ({ text }) => {
    expect(text).toContain('viewBox="0 0 24 24"');
    expect([...text.matchAll(/stroke-width="([^"]+)"/g)].map(([, width]) => width)).toEqual(['1.25']);
    const paints = [...text.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
    expect(paints.filter((paint) => paint !== 'none' && paint !== 'currentColor')).toEqual([]);
  });
});
