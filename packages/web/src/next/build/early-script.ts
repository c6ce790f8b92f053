import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What is used of webpack's configuration and of its module. */
interface WebpackConfig {
  plugins: unknown[];
}
interface Webpack {
  Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: number };
  sources: { RawSource: new (text: string) => unknown };
}
interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
}
interface Compilation {
  hooks: { processAssets: { tap: (when: { name: string; stage: number }, work: () => void) => void } };
  emitAsset: (file: string, source: unknown) => void;
}

const text = readFileSync(new URL('../before-hydration.js', import.meta.url), 'utf8');
const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
const file = `static/before-hydration-${hash}.js`;

/** The address of `next/before-hydration.js`, which every document loads before all other scripts. */
export const EARLY_SCRIPT = `/_next/${file}`;

/** Adds it to the browser's files as it is, for the minifier: no code of webpack's stands around it. */
export function emitEarlyScript(config: WebpackConfig, { Compilation, sources }: Webpack): void {
  const when = { name: 'early-script', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
  config.plugins.push({
    apply({ hooks }: Compiler) {
      hooks.thisCompilation.tap(when.name, (compilation) => {
        compilation.hooks.processAssets.tap(when, () =>
          compilation.emitAsset(file, new sources.RawSource(text)),
        );
      });
    },
  });
}
