import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { bundleOptions, functionBundles } from '../../infra/bundle-function.ts';
import { allEntries, type QueueAction, type TableAction } from '../../infra/variables.ts';
import { readOptions } from '../../packages/core/src/providers/provider-row.ts';
import {
  type EnvOf,
  folderOf,
  type OptionsOf,
  type ProviderRole,
  roles,
  rows,
} from '../../packages/core/src/providers/registry.ts';
import { type Environment, listVariables } from '../../packages/core/src/providers/variable.ts';
import { siteEnv, siteOptions } from '../../packages/core/src/site-env.ts';

/** What the text of a bundle reads of its environment, and calls of the table and the queue. */
export interface Bundled {
  variables: string[];
  table: TableAction[];
  queue: QueueAction[];
}

/** One row of variables: those of a provider, or the shop's own. */
interface Part {
  /** Where options are made of them, which is no reading. */
  module: string;
  /** Without these the part is refused, or off. */
  required: readonly string[];
  /** Variable → the options that change with it. */
  optionsOf: ReadonlyMap<string, readonly string[]>;
  /** How a bundle calls a function of the row → the options that the function reads. */
  usedBy: ReadonlyMap<string, readonly string[]>;
}

const SITE_ENV = 'packages/core/src/site-env.ts';
const parts: readonly Part[] = [
  ...roles.map((role) => partOfRole(role)),
  partOf(SITE_ENV, listVariables(siteEnv), (env) => {
    const values = siteEnv.safeParse(env).data;
    return values === undefined ? null : siteOptions(values);
  }),
];

function partOfRole<Role extends ProviderRole>(role: Role): Part {
  const row = rows[role];
  const read = (env: Environment) => readOptions<EnvOf<Role>, OptionsOf<Role>>(row, env);
  const variables = listVariables(row.env);
  const options = read(Object.fromEntries(variables.map(({ name, example }) => [name, example])));
  if (options === null) throw new Error(`The examples of ${role} are no configuration.`);
  const usedBy = (call: (watched: OptionsOf<Role>) => unknown) => {
    const used = new Set<string>();
    call(
      new Proxy(options, {
        get(target, name, receiver) {
          used.add(String(name));
          return Reflect.get(target, name, receiver);
        },
      }),
    );
    return [...used];
  };
  const module = `packages/core/src/providers/${folderOf(role)}/row.ts`;
  return {
    ...partOf(module, variables, read),
    usedBy: new Map([
      [
        '.csp(',
        [...usedBy((watched) => row.csp(watched, true)), ...usedBy((watched) => row.csp(watched, false))],
      ],
      ['.browser(', usedBy((watched) => row.browser(watched))],
      ['added?.(', usedBy((watched) => row.added?.(watched))],
    ]),
  };
}

function partOf(
  module: string,
  variables: ReturnType<typeof listVariables>,
  read: (env: Environment) => object | null,
): Part {
  const example = Object.fromEntries(variables.map(({ name, example }) => [name, example]));
  const required = variables.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const least = Object.fromEntries(required.map((name) => [name, example[name]]));
  const optionsOf = new Map(
    variables.map(({ name, example: value }) => {
      // Some take one more digit, some a letter, some only another last digit; one may stand behind another.
      const digits = Array.from({ length: 10 }, (_, digit) => value.replace(/\d(?=\D*$)/, String(digit)));
      const changed = [example, least].flatMap((base) =>
        [undefined, value, `${value}1`, `${value}x`, ...digits].flatMap((other) =>
          changesBetween(read(base), read({ ...base, [name]: other })),
        ),
      );
      if (changed.length === 0) throw new Error(`No option changes with ${name}.`);
      return [name, [...new Set(changed)]];
    }),
  );
  return { module, required, optionsOf, usedBy: new Map() };
}

function changesBetween(one: object | null, other: object | null): string[] {
  if (one === null || other === null) return [];
  const values = new Map(Object.entries(other).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.entries(one).flatMap(([name, value]) =>
    JSON.stringify(value) === values.get(name) ? [] : [name],
  );
}

/** Method of `CacheStore` → the calls that `dynamo-store.ts` makes for it. */
const tableActionsOf: ReadonlyMap<string, readonly TableAction[]> = new Map([
  ['read', ['GetItem']],
  ['write', ['PutItem']],
  ['claim', ['PutItem']],
  ['remove', ['DeleteItem']],
  ['count', ['UpdateItem']],
  ['expire', ['UpdateItem', 'PutItem']],
  ['list', ['Query']],
]);
const queueActionsOf: ReadonlyMap<string, QueueAction> = new Map([
  ['send', 'SendMessage'],
  ['retryAfter', 'ChangeMessageVisibility'],
]);
/** Have a store's methods because they are stores, and call each only when it is called. */
const stores = /\/cache\/(?:dynamo-store|limit-store|own-counts)\.ts$|\/aws\/sqs-queue\.ts$/;

/**
 * Of every function, by its name. Reads the modules that a bundle is made of, as esbuild
 * leaves them: what nobody calls is not there. A variable is read where its name is, or the name of an option that is
 * made of it; names of two providers' options may be equal, so that a bundle with both seems to read both. Never the
 * other way round: no option is read without its name.
 */
export async function readBundles(): Promise<ReadonlyMap<string, Bundled>> {
  const texts = await bundle({ ...functionBundles, outdir: 'dist' });
  return new Map(
    Object.keys(allEntries).map((name) => {
      const text = texts.get(join(process.cwd(), 'dist', name, 'index.mjs'));
      if (text === undefined) throw new Error(`There is no bundle of ${name}.`);
      return [name, read(text)];
    }),
  );
}

/** The same of the site: its pages and endpoints from their sources, and the function before them. */
export async function readSiteBundle(): Promise<Bundled> {
  const pages = globSync('packages/web/src/pages/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  const all = ['packages/functions/src/site/lambda.ts', ...pages];
  const contents = all.map((path, at) => `export * as part${at} from './${path}';`).join('\n');
  const texts = await bundle({
    ...bundleOptions,
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty' },
    // Know nothing of our variables.
    external: ['next', 'react', 'react-dom', 'swiper'].flatMap((name) => [name, `${name}/*`]),
  });
  return read([...texts.values()].join('\n'));
}

/** Path → text. */
async function bundle(options: BuildOptions): Promise<ReadonlyMap<string, string>> {
  const { outputFiles = [] } = await build({ ...options, minify: false, write: false });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

function read(text: string): Bundled {
  const modules = modulesOf(text);
  const isMade = new Set(parts.map(({ module }) => module));
  const readers = [...modules].filter(([path]) => !isMade.has(path)).map(([, text]) => text);
  const words = new Set(readers.flatMap((text) => text.match(/\w+/g) ?? []));
  const names = (name: string) => words.has(name);
  const variables = parts.flatMap(({ module, required, optionsOf, usedBy }) => {
    if (!modules.has(module)) return [];
    const byRow = [...usedBy].flatMap(([call, used]) =>
      readers.some((text) => text.includes(call)) ? used : [],
    );
    const isRead = (option: string) => byRow.includes(option) || names(option);
    const optional = [...optionsOf].flatMap(([name, made]) => (made.some(isRead) ? [name] : []));
    return [...required, ...optional];
  });
  // Refused without it where the shop has an https address.
  if (modules.get(SITE_ENV)?.includes('function siteProblems')) variables.push('ORIGIN_SECRET');
  for (const own of ['ORIGIN_SECRET', 'ORIGIN_SECRET_BEFORE']) if (names(own)) variables.push(own);
  if (names('METRICS_NAMESPACE')) variables.push('METRICS_NAMESPACE');
  const callers = [...modules].filter(([path]) => !stores.test(path)).map(([, text]) => text);
  return {
    variables: [...new Set(variables)].toSorted(),
    table: has(modules, '/cache/dynamo-store.ts') ? tableActionsIn(callers) : [],
    queue: has(modules, '/aws/sqs-queue.ts') ? queueActionsIn(callers) : [],
  };
}

function has(modules: ReadonlyMap<string, string>, end: string): boolean {
  return [...modules.keys()].some((path) => path.endsWith(end));
}

function tableActionsIn(texts: readonly string[]): TableAction[] {
  const calls = (method: string) => new RegExp(`\\b(?:[sS]tore|table)\\.${method}\\(`);
  const actions = [...tableActionsOf].flatMap(([method, made]) =>
    texts.some((text) => calls(method).test(text)) ? made : [],
  );
  // An entry that may have expired since it was begun is written by an update.
  if (texts.some((text) => /\bbegunAt\b/.test(text))) actions.push('UpdateItem');
  return [...new Set(actions)].toSorted();
}

function queueActionsIn(texts: readonly string[]): QueueAction[] {
  return [...queueActionsOf]
    .flatMap(([method, action]) =>
      texts.some((text) => new RegExp(`\\bqueue\\d*\\.${method}\\(`).test(text)) ? [action] : [],
    )
    .toSorted();
}

/** Path of each module of ours → what of its text is in the bundle. esbuild names each in a comment before it. */
function modulesOf(bundle: string): Map<string, string> {
  const modules = new Map<string, string>();
  let path = '';
  for (const line of bundle.split('\n')) {
    const [, named] = /^\s*\/\/ (\S+\.(?:[cm]?[jt]sx?|json))$/.exec(line) ?? [];
    path = named ?? path;
    if (path.startsWith('packages/') && !path.includes('node_modules/'))
      modules.set(path, `${modules.get(path) ?? ''}${line}\n`);
  }
  return modules;
}
