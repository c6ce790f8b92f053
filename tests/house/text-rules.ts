import type { SourceFile } from './source-files.ts';

/** A rule about the text of files, with one example that violates it and one that follows it. */
export interface TextRule {
  name: string;
  /** What to do instead; part of the failure message. */
  instead: string;
  /** Paths to which it applies. */
  where: RegExp;
  /** Paths that may. */
  except?: RegExp;
  forbids: RegExp;
  breaks: SourceFile;
  keeps: SourceFile;
}

const code = /\.(ts|tsx|mjs)$/;
const test = /\.(test|spec)\.tsx?$/;

export const textRules: readonly TextRule[] = [
  {
    // Tests look for the keys of a real account and for the shop they run against.
    name: 'process.env is read in configuration only',
    instead: 'take the value from packages/core/src/config.ts, or as an argument',
    where: code,
    except:
      /^(packages\/core\/src\/(config|environment)\.ts|packages\/web\/src\/clients\/(site-config|brand-name|public-ports|consent-lines)\.ts|packages\/web\/next\.config\.\w+|scripts\/.*|tests\/.*|(vitest|playwright|sst)\.config\.ts)$/,
    forbids: /\bprocess\.env\b/,
    breaks: { path: 'packages/web/src/clients/api.ts', text: 'const url = process.env.SITE_URL;' },
    keeps: { path: 'packages/core/src/config.ts', text: 'readConfig(process.env)' },
  },
  {
    name: 'fetch is called in http.ts, in browser.ts of a provider and in web/src/clients only',
    instead: 'call the face of the provider, or the api client',
    where: /^packages\/(core|functions|web)\/.*\.tsx?$/,
    except: /(^|\/)(http|browser)\.ts$|^packages\/web\/src\/clients\/|\.test\.tsx?$/,
    forbids: /(?<![.\w'`])fetch\(|\b(globalThis|window)\.fetch\b/,
    breaks: { path: 'packages/web/src/features/cart/cart-drawer.tsx', text: "await fetch('/api/country')" },
    keeps: {
      path: 'packages/web/src/features/cart/cart-drawer.tsx',
      text: 'await prefetch(path); app.fetch(request)',
    },
  },
  {
    name: 'no style attribute: the security policy forbids inline styles',
    instead: 'use a class of a CSS module, or a presentation attribute of SVG',
    where: /^packages\/web\/.*\.tsx$/,
    forbids: /\sstyle=[{"']/,
    breaks: { path: 'packages/web/src/ui/image.tsx', text: '<img style={{ width: 1 }} />' },
    keeps: { path: 'packages/web/src/ui/image.tsx', text: '<img className={style.image} />' },
  },
  {
    // Each costs every page kilobytes of script; next/image writes style attributes besides.
    name: 'links, pictures and scripts are our own components: Next’s exceed the size limit of pages',
    instead:
      'use ui/link.tsx or ui/picture.tsx; scripts of providers are loaded by their ports, after consent',
    where: /^packages\/web\/.*\.tsx?$/,
    forbids:
      /\bfrom\s+['"]next\/(?:link|image|legacy\/image|script)['"]|\bimport\(\s*['"]next\/(?:link|image|script)/,
    breaks: { path: 'packages/web/src/ui/link.tsx', text: "import Link from 'next/link';" },
    keeps: { path: 'packages/web/src/ui/link.tsx', text: "import { useRouter } from 'next/router';" },
  },
  {
    name: 'every journey fails on errors in the browser’s console',
    instead: 'import test from ./journey.ts, which fails on errors in the console and on the security policy',
    where: /^tests\/shop\/.*\.spec\.ts$/,
    forbids: /\btest\b[^;]*from 'playwright\/test'/,
    breaks: { path: 'tests/shop/cart.spec.ts', text: "import { expect, test } from 'playwright/test';" },
    keeps: { path: 'tests/shop/cart.spec.ts', text: "import { expect } from 'playwright/test';" },
  },
  {
    name: 'pages are static, never rendered per request',
    instead: 'use getStaticProps',
    where: /^packages\/web\/.*\.tsx?$/,
    forbids: /\bgetServerSideProps\b|\bgetInitialProps\b/,
    breaks: {
      path: 'packages/web/src/pages/cart.tsx',
      text: 'export async function getServerSideProps() {}',
    },
    keeps: { path: 'packages/web/src/pages/cart.tsx', text: 'export const getStaticProps = async () => {}' },
  },
  {
    name: 'every page leaves a receipt, by which changes of its sources find it',
    instead: 'make the props within withIsrFallback of data/with-isr-fallback.ts',
    where: /^packages\/web\/src\/data\/.*\.ts$/,
    except: /\/with-isr-fallback\.ts$/,
    forbids: /:\s*GetStaticProps<[^=]*>\s*=(?!=)/,
    breaks: {
      path: 'packages/web/src/data/home-page.ts',
      text: 'export const getHomeProps: GetStaticProps<PageProps<HomeProps>> = async () => {',
    },
    keeps: {
      path: 'packages/web/src/data/home-page.ts',
      text: 'export const getHomeProps = withIsrFallback<PageProps<HomeProps>>(async () => {',
    },
  },
  {
    name: 'types are not switched off',
    instead: 'declare the type, or check the value so that TypeScript narrows it',
    where: /\.tsx?$/,
    forbids:
      /(?:[:<]|\bas)\s*an[y]\b(?=\s*(?:[;,)=\]>[|&]|$))|@ts-(?:ign[o]re|noch[e]ck|expect-err[o]r)|biome-ign[o]re/m,
    breaks: { path: 'packages/core/src/money.ts', text: `function cents(value: ${'any'}) {}` },
    keeps: { path: 'packages/core/src/money.ts', text: '// as any other: any price, at any time' },
  },
  {
    name: 'no test is skipped, and none runs alone',
    instead: 'mend the test or remove it',
    where: test,
    forbids: /\b(?:it|test|describe)\.(?:on[l]y|sk[i]p|to[d]o|fix[m]e)\b/,
    breaks: { path: 'tests/shop/cart.spec.ts', text: `test.${'skip'}('adds a dress', () => {})` },
    keeps: { path: 'tests/shop/cart.spec.ts', text: "test('adds a dress', () => {})" },
  },
  {
    // Elsewhere test files share their modules: the one that runs first decides which module the others get.
    name: 'modules are replaced in tests of the site only, where each file has its own',
    instead: 'give what the module needs as an argument',
    where: /^(packages|scripts)\/.*\.test\.tsx?$/,
    except: /^packages\/web\//,
    forbids: /\bvi\.(?:mock|doMock|hoisted)\(/,
    breaks: { path: 'packages/functions/src/queue/worker.test.ts', text: "vi.mock('./worker.ts')" },
    keeps: { path: 'packages/web/src/features/cart/cart-line.test.tsx', text: "vi.mock('next/router')" },
  },
  {
    name: 'no unfinished words',
    instead: 'do it now, or open an issue',
    where: code,
    forbids: /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/,
    breaks: { path: 'packages/core/src/money.ts', text: `// ${'TODO'}: round` },
    keeps: { path: 'packages/core/src/money.ts', text: '// rounds half up, as the platform does' },
  },
  {
    name: 'no test ids',
    instead: 'find elements by role, label or text',
    where: code,
    forbids: /data-test-?[i]d|getByTest[I]d/,
    breaks: { path: 'packages/web/src/ui/button.tsx', text: `<button data-test${'id'}="add" />` },
    keeps: { path: 'packages/web/src/ui/button.tsx', text: '<button aria-label="Add" />' },
  },
  {
    name: 'no file re-exports what another file defines',
    instead: 'import from the file that defines it',
    where: /\.tsx?$/,
    except: /^packages\/web\/src\/pages\//,
    forbids: /^\s*export\s+(?:\*|(?:type\s+)?\{[^}]*\})\s+from\b/m,
    breaks: { path: 'packages/core/src/cart/cart.ts', text: "export * from './line.ts';" },
    keeps: {
      path: 'packages/web/src/pages/cart.tsx',
      text: "export { CartScreen as default } from '../a.tsx';",
    },
  },
];

/** The files that violate a rule, each with its line. */
export function findBreaches(rule: TextRule, files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => rule.where.test(path) && !rule.except?.test(path))
    .flatMap(({ path, text }) => {
      const match = rule.forbids.exec(text);
      if (match === null) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return [`${path}:${line} "${match[0].trim()}": ${rule.instead}`];
    });
}
