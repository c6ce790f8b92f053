import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { ApiType, pluckConfig, preset } from '@shopify/api-codegen-preset';
import { buildClientSchema, type GraphQLSchema } from 'graphql';
import { generateShapes } from './generate-shapes.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const SCHEMA = schemaPath('2025-01');
/** Where the generated files are checked in. */
export const GENERATED = join(here, 'generated');

/**
 * The types of every document and the shapes of their answers, as files: name → text. A document that the schema does
 * not allow is an error.
 */
export async function generateTypes(): Promise<Map<string, string>> {
  const documents = await documentPaths();
  const config = {
    enumsAsTypes: true,
    scalars: {
      Color: 'string',
      DateTime: 'string',
      Decimal: 'string',
      HTML: 'string',
      ISO8601DateTime: 'string',
      JSON: 'unknown',
      URL: 'string',
      UnsignedInt64: 'string',
    },
  };
  // The generator's types do not know the preset's options; this one is the generator's default.
  const pluck = { ...pluckConfig, gqlMagicComment: 'graphql' };
  const files: { filename: string; content: string }[] = await generate(
    {
      silent: true,
      pluckConfig: pluck,
      generates: {
        [join(GENERATED, 'storefront.types.d.ts')]: { schema: SCHEMA, plugins: ['typescript'], config },
        [join(GENERATED, 'storefront.generated.d.ts')]: {
          schema: SCHEMA,
          preset,
          documents,
          config,
          presetConfig: { apiType: ApiType.Storefront },
        },
      },
    },
    false,
  );
  const types = files.map(({ filename, content }): [string, string] => [basename(filename), content]);
  return new Map([...types, ['answer-shapes.ts', await generateShapesOf('2025-01')]]);
}

/** The shapes of all answers by a version of the platform, which must be the same for every version in use. */
export async function generateShapesOf(version: string): Promise<string> {
  return generateShapes(await readSchema(version), await readDocuments());
}

async function readSchema(version: string): Promise<GraphQLSchema> {
  const introspection = JSON.parse(await readFile(schemaPath(version), 'utf8'));
  return buildClientSchema(introspection.data ?? introspection);
}

function schemaPath(version: string): string {
  return join(here, `../../../../sandbox/src/commerce/schemas/storefront-${version}.json`);
}

async function documentPaths(): Promise<string[]> {
  return (await readdir(join(here, 'documents'))).map((name) => join(here, 'documents', name));
}

/** The GraphQL that the modules of documents export. */
async function readDocuments(): Promise<string[]> {
  const paths = await documentPaths();
  const modules: Record<string, unknown>[] = await Promise.all(paths.map((path) => import(path)));
  return modules
    .flatMap((module) => Object.entries(module).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    .map(([, value]) => value)
    .filter((text) => typeof text === 'string')
    .filter((text) => text.startsWith('#graphql'));
}

if (import.meta.main) {
  for (const [name, text] of await generateTypes()) await writeFile(join(GENERATED, name), text);
}
