import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PREVIEW_MODE_ID, STYLE_HASH } from '../../packages/web/page-headers.ts';
import { sealBuild } from './seal-build.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const routes = () => readFileSync(join(folder, 'routes-manifest.json'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'static/css'), { recursive: true });
  write('static/css/a.css', 'a{color:red}');
  const value = `style-src 'self' '${STYLE_HASH}'`;
  const has = [{ type: 'cookie', key: '__prerender_bypass', value: PREVIEW_MODE_ID }];
  write('routes-manifest.json', JSON.stringify({ headers: [{ value }, { value, has }] }));
  write('prerender-manifest.json', JSON.stringify({ preview: { previewModeId: 'ab'.repeat(16) } }));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('sealing a build', () => {
  it('allows its style sheets and an empty style element by hash', () => {
    sealBuild(folder);
    const [page] = JSON.parse(routes()).headers;
    // `printf 'a{color:red}' | openssl dgst -sha256 -binary | base64`, and the same for an empty text
    expect(page.value).toBe(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
    );
    expect(routes()).not.toContain(STYLE_HASH);
  });

  it('loosens the policy only for holders of this build’s preview cookie', () => {
    sealBuild(folder);
    expect(JSON.parse(routes()).headers[1].has[0].value).toBe('ab'.repeat(16));
  });

  it('refuses a folder that is not a fresh build, with the reason', () => {
    sealBuild(folder);
    expect(() => sealBuild(folder)).toThrow('its pages have no security policy to complete');
    expect(() => sealBuild(join(folder, 'nowhere'))).toThrow('it is not there');
  });

  it.each(['{}', '{"preview":{"previewModeId":".*"}}'])('refuses the preview id of %s', (manifest) => {
    write('prerender-manifest.json', manifest);
    expect(() => sealBuild(folder)).toThrow('it names no preview cookie');
  });
});
