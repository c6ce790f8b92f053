import { build } from 'esbuild';
import { bundleOptions } from '../../infra/bundle-function.ts';
import { type ProviderRole, roles } from '../../packages/core/src/providers/registry.ts';

/** What of the configuration is in the bundle of a function, by the modules that it is made of. */
export interface Bundled {
  providers: ProviderRole[];
  usesSite: boolean;
  usesTable: boolean;
  usesQueue: boolean;
  checksOrigin: boolean;
}

export async function readBundle(entry: string): Promise<Bundled> {
  const built = await build({
    ...bundleOptions,
    entryPoints: [`packages/functions/src/${entry}.ts`],
    write: false,
    metafile: true,
  });
  const [output] = Object.values(built.metafile.outputs);
  const modules = Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [path] : [],
  );
  const has = (part: string) => modules.some((path) => path.includes(part));
  return {
    providers: roles.filter((role) => has(`core/src/providers/${folderOf(role)}/row.ts`)),
    usesSite: has('core/src/site-env.ts') && has('core/src/part-config.ts'),
    usesTable: has('core/src/cache/dynamo-store.ts'),
    usesQueue: has('functions/src/aws/sqs-queue.ts'),
    checksOrigin: has('functions/src/guard/is-from-edge.ts'),
  };
}

const folderOf = (role: string) => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
