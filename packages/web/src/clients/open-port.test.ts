import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openPort } from './open-port.ts';
import { reportFault } from './report-fault.ts';

const source = join(import.meta.dirname, '..');
const providers = join(source, '../../core/src/providers');
const textsOf = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path): [string, string] => [path, readFileSync(join(folder, path), 'utf8')]);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has the built-ins kept before the port is made, which can report', () => {
  const addEventListener = vi.fn();
  vi.stubGlobal('document', { addEventListener });
  const port = openPort((options) => ({ ...options, isKept: addEventListener.mock.calls.length > 0 }), {
    scriptUrl: 'https://cdn.example/a.js',
  });
  expect(port).toEqual({ scriptUrl: 'https://cdn.example/a.js', report: reportFault, isKept: true });
});

it('opens every port that loads a script, save for the consent manager’s', () => {
  const roles = textsOf(providers, /^[^/]+\/browser\.ts$/)
    .filter(([path, text]) => text.includes('createScriptPort(') && path !== 'consent/browser.ts')
    .map(([path]) => path.replace('/browser.ts', ''));
  const opened = textsOf(source, /(?<!\.test)\.ts$/)
    .filter(([, text]) => /openPort\(create/.test(text))
    .flatMap(
      ([, text]) =>
        /import \{ [^}]*create[^}]* \} from '@storefront\/core\/providers\/([^/]+)\/browser'/.exec(
          text,
        )?.[1] ?? [],
    );
  expect(roles.length).toBeGreaterThan(7);
  expect(opened.toSorted()).toEqual(roles.toSorted());
});
