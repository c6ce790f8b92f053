import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { App, type Stack } from 'sst/constructs';
import { initProject } from 'sst/project.js';
import { builtFrom } from '../../infra/built-from.ts';
import { region } from '../../infra/stage.ts';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { type Environment, listVariables } from '../../packages/core/src/providers/variable.ts';
import { siteEnv } from '../../packages/core/src/site-env.ts';
import config from '../../sst.config.ts';

/** A deployment with every provider, by the examples of the registry. */
export const exampleEnvironment: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [siteEnv, ...Object.values(registry).map(({ env }) => env)].flatMap((env) =>
      listVariables(env).map(({ name, example, isSecret }): [string, string] => [
        name,
        // Found nowhere else in a template.
        isSecret ? `value-of-${name}-in-tests` : example,
      ]),
    ),
  ),
  SITE_URL: 'https://www.shop.example',
  ORIGIN_SECRET: 'origin-secret-of-tests',
  REVALIDATE_SECRET: 'revalidate-secret-of-tests',
  HOSTED_ZONE_ID: 'Z0123456789ABC',
  HOSTED_ZONE: 'shop.example',
  ALARM_EMAIL: 'team@shop.example',
};

/** What `npm run build:deployed` makes in this environment, as far as templates need it. */
function writeExampleArtefact(env: Environment): string {
  const folder = mkdtempSync(join(tmpdir(), 'artefact-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const build = {
    buildId: 'build-of-tests',
    previewModeId: '0123456789abcdef0123456789abcdef',
    built: builtFrom(env),
  };
  write('server-functions/default/storefront.json', JSON.stringify(build));
  write('server-functions/default/storefront.mjs', 'export const handler = async () => ({});');
  write('revalidation-function/index.mjs', 'export const handler = async () => ({});');
  write('assets/BUILD_ID', build.buildId);
  write('assets/_next/static/chunks/main.js', '');
  write('assets/brand/logo.svg', '<svg/>');
  write('assets/icons.svg', '<svg/>');
  write('cache/build-of-tests/index.cache', '{}');
  return folder;
}

export interface Synthesis {
  app: App;
  stacks: ReadonlyMap<string, Stack>;
  /** By the name of the stack. */
  templates: ReadonlyMap<string, Template>;
  /** Where the assembly is. */
  folder: string;
}

export interface SynthesisOptions {
  /** Runs before the stacks are added. */
  prepare?: (app: App) => void;
  /** A deployment with every provider by default. */
  env?: Readonly<Record<string, string>>;
}

/** All stacks of a stage, with the functions bundled for real: without an account and without a network. */
export async function synthesise(
  stage: string,
  { prepare, env = exampleEnvironment }: SynthesisOptions = {},
): Promise<Synthesis> {
  Object.assign(process.env, env);
  process.env.SITE_ARTEFACT = writeExampleArtefact(process.env);
  await initProject({ root: process.cwd(), stage, region });
  const app = new App({ mode: 'deploy', stage, name: 'storefront', region, account: '123456789012' });
  prepare?.(app);
  config.stacks(app);
  await app.finish();
  const stacks = new Map(
    app.node.children.flatMap((child): [string, Stack][] => (isStack(child) ? [[child.node.id, child]] : [])),
  );
  const templates = new Map([...stacks].map(([name, stack]) => [name, Template.fromStack(stack)]));
  return { app, stacks, templates, folder: app.outdir };
}

function isStack(value: object): value is Stack {
  return 'stackName' in value && 'templateFile' in value;
}

/** A resource of a template. Its properties are read as they are written there. */
export interface Resource {
  name: string;
  type: string;
  properties: ReturnType<typeof Object>;
  dependsOn: readonly string[];
  /** What happens to it when the stack is removed; null for the usual. */
  deletionPolicy: string | null;
}

const known = new WeakMap<Synthesis, (Resource & { stack: string })[]>();

/** The resources of all stacks, or of one; of all types, or of one. */
export function resourcesOf(all: Synthesis, type?: string, stack?: string): Resource[] {
  const resources = known.get(all) ?? readResources(all);
  known.set(all, resources);
  return resources.filter(
    (each) =>
      (type === undefined || each.type === type) && (stack === undefined || each.stack.endsWith(`-${stack}`)),
  );
}

function readResources({ templates }: Synthesis): (Resource & { stack: string })[] {
  return [...templates].flatMap(([stack, template]) =>
    Object.entries(Object(template.toJSON().Resources)).map(([name, written]) => {
      const { Type, Properties = {}, DependsOn = [], DeletionPolicy = null } = Object(written);
      const dependsOn = [DependsOn].flat().map(String);
      return { stack, name, type: Type, properties: Properties, dependsOn, deletionPolicy: DeletionPolicy };
    }),
  );
}

/** The only resource of a type. */
export function resourceOf(all: Synthesis, type: string): Resource {
  const [first, ...others] = resourcesOf(all, type);
  if (first !== undefined && others.length === 0) return first;
  throw new Error(
    `There are ${others.length + (first === undefined ? 0 : 1)} resources of ${type}, not one.`,
  );
}

/** The properties of a function of the stage `prod`. */
export function functionIn(all: Synthesis, name: string): Resource['properties'] {
  const found = resourcesOf(all, 'AWS::Lambda::Function').find(
    ({ properties }) => properties.FunctionName === `storefront-prod-${name}`,
  );
  if (found === undefined) throw new Error(`There is no function ${name}.`);
  return found.properties;
}
