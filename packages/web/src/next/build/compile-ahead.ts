/** What is used of webpack's configuration and of its module. */
interface WebpackConfig {
  plugins: unknown[];
}
interface Webpack {
  BannerPlugin: new (options: { banner: string; raw: boolean; include: RegExp; stage: number }) => unknown;
  Compilation: { PROCESS_ASSETS_STAGE_SUMMARIZE: number };
}

/** Chromium compiles every function of a script that begins with it while the script is loading, beside the page. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has React compiled before it is evaluated: the browser would skip its functions first and compile each when it is
 * called, which is half of the time that evaluating React takes. Other browsers read a comment.
 */
export function compileAhead(config: WebpackConfig, { BannerPlugin, Compilation }: Webpack): void {
  // After the minifier, which would remove it.
  const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  config.plugins.push(
    new BannerPlugin({ banner: COMPILE_HINT, raw: true, include: /chunks\/framework-/, stage }),
  );
}
