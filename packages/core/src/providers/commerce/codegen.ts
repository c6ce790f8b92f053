import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { ApiType, pluckConfig, preset } from '@shopify/api-codegen-preset';

const here = fileURLToPath(new URL('.', import.meta.url));
const SCHEMA = join(here, '../../../../sandbox/src/commerce/schemas/storefront-2025-01.json');
/** Where the generated files are checked in. */
export const GENERATED = join(here, 'generated');

/**
 * The types of every document, as files: name → text. A document that the schema does not allow is an error.
 */
export async function generateTypes(): Promise<Map<string, string>> {
  const documents = (await readdir(join(here, 'documents'))).map((name) => join(here, 'documents', name));
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
  return new Map(files.map(({ filename, content }) => [basename(filename), content]));
}

if (import.meta.main) {
  for (const [name, text] of await generateTypes()) await writeFile(join(GENERATED, name), text);
}
