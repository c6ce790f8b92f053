import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

/** Class name in a style sheet → in the page. */
type GetLocalIdent = (context: { resourcePath: string }, template: string, name: string) => string;

/** What is used of webpack's rules. */
interface WebpackRule {
  oneOf?: (WebpackRule | undefined)[];
  use?: unknown;
}
interface LoaderUse {
  options?: { modules?: { getLocalIdent?: GetLocalIdent } };
}

const site = resolve(import.meta.dirname, '../../..');

/** Class names travel in every page and every script: six characters each, the same in every build. */
const shortClassName: GetLocalIdent = ({ resourcePath }, _template, name) => {
  const place = relative(site, resourcePath);
  const hash = createHash('sha256').update(`${place}#${name}`).digest('base64url');
  return `c${hash.replace(/[-_]/g, '').slice(0, 5)}`;
};

/** Next keeps css-loader's options inside nested rules; only those of CSS Modules name classes. */
export function shortenClassNames(rules: readonly (WebpackRule | undefined)[]): void {
  for (const rule of rules) {
    if (rule?.oneOf) shortenClassNames(rule.oneOf);
    const uses: (LoaderUse | undefined)[] = Array.isArray(rule?.use) ? rule.use : [];
    for (const use of uses) {
      const modules = use?.options?.modules;
      if (modules?.getLocalIdent) modules.getLocalIdent = shortClassName;
    }
  }
}
