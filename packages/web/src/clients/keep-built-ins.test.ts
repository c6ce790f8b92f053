import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

let script = '';
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('./keep-built-ins.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    globalName: 'shop',
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
});

/** A page with built-ins of its own, so that what is broken there is not broken here. */
function openPage() {
  const listeners: [string, (event: object) => void][] = [];
  const document = {
    addEventListener: (type: string, listener: (event: object) => void, isCapturing: boolean) =>
      isCapturing && listeners.push([type, listener]),
  };
  const context = createContext({ document });
  const run = (text: string): unknown => runInContext(text, context);
  run(script);
  run('shop.keepBuiltIns(); shop.keepBuiltIns();');
  const dispatch = (type: string, target: object) => {
    for (const [name, listener] of listeners) if (name === type) listener({ target });
  };
  return {
    listeners,
    run,
    /** A provider's script has run. */
    load: (text: string) => {
      run(text);
      dispatch('load', { nodeName: 'SCRIPT' });
    },
    dispatch,
  };
}

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage();
});

const body = 'JSON.stringify({ lines: [{ id: "1", at: new Date(0) }] })';
const sent = '{"lines":[{"id":"1","at":"1970-01-01T00:00:00.000Z"}]}';
const broken = '() => { throw new Error("broken") }';

describe('[error.20] after a provider’s script that', () => {
  it.each([
    ['gives every array a toJSON', 'Array.prototype.toJSON = () => "gone"'],
    ['gives every object a toJSON', 'Object.prototype.toJSON = () => "gone"'],
    ['makes every object a promise that never ends', 'Object.prototype.then = () => {}'],
    [
      'replaces methods of arrays',
      `for (const name of ['map', 'flatMap', 'find', 'push', 'includes']) Array.prototype[name] = ${broken}`,
    ],
    [
      'replaces functions of objects',
      `for (const name of ['assign', 'entries', 'keys', 'fromEntries']) Object[name] = ${broken}`,
    ],
    ['removes functions', 'delete Object.assign; delete Array.prototype.map; delete Promise.prototype.then'],
    ['replaces JSON', `JSON.parse = JSON.stringify = ${broken}`],
    ['replaces the objects themselves', 'Object = Array = Map = Set = Promise = JSON = Symbol = 7'],
    ['breaks loops', `Array.prototype[Symbol.iterator] = [][Symbol.iterator]().__proto__.next = ${broken}`],
    [
      'replaces what puts everything back',
      `Reflect.defineProperty = Reflect.ownKeys = Reflect.getOwnPropertyDescriptor = Set.prototype.has = ${broken}`,
    ],
    [
      'makes a function an accessor',
      'Object.defineProperty(Array.prototype, "map", { configurable: true, get: () => 7 })',
    ],
  ])('%s, the language is whole', async (_, text) => {
    page.load(text);
    expect(page.run(body)).toBe(sent);
    expect(page.run('Object.assign({}, Object.fromEntries([["a", [1].map((one) => one + 1)]])).a[0]')).toBe(
      2,
    );
    expect(page.run('const all = []; for (const one of new Set([1, 2])) all.push(one); String(all)')).toBe(
      '1,2',
    );
    expect(await page.run('Promise.resolve({ a: 1 }).then(({ a }) => a)')).toBe(1);
  });

  it('adds a method to all arrays, the method is there and no loop over keys meets it', () => {
    page.load('Array.prototype.shuffle = () => "shuffled"');
    expect(page.run('[].shuffle()')).toBe('shuffled');
    expect(page.run('let met = 0; for (const key in [1]) met += 1; met')).toBe(1);
  });

  it('replaces parts of the browser, they stay replaced', () => {
    page.load('globalThis.fetch = () => "wrapped"; globalThis.setTimeout = () => "wrapped"');
    expect(page.run('fetch() + setTimeout()')).toBe('wrappedwrapped');
  });
});

it('what a script replaces later is put back before the next click', () => {
  page.load('');
  page.run('Object.assign = () => null');
  page.dispatch('load', { nodeName: 'IMG' });
  expect(page.run('Object.assign({}, { a: 1 })')).toBeNull();
  page.dispatch('click', {});
  expect(page.run('Object.assign({}, { a: 1 }).a')).toBe(1);
});

it('listens once, however many ports are opened', () => {
  expect(page.listeners.map(([type]) => type)).toEqual(['load', 'click']);
});
