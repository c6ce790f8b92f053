import { subjectOf } from '@storefront/core/cache/receipt';
import {
  type PageSection,
  productHandlesOf,
} from '@storefront/core/providers/content/sections/section-registry';
import { currentBuild } from './page-build.ts';

/** Logs what a document's page cannot show, as the reader of the CMS does for what editors left out. */
export function reportLoss(document: string | null, loss: string): void {
  const name = document ?? subjectOf(Object.fromEntries(currentBuild()?.sources ?? []));
  console.error(`Problem loading part of ${name === null ? 'a page' : `document ${name}`}`, new Error(loss));
}

export const sectionName = ({ kind, key }: PageSection) => `the section '${kind}' ${key}`;

/** Which of their products the commerce platform does not have: by section, then those of the page's text. */
export function lossesOfProducts(
  sections: readonly PageSection[],
  inText: readonly string[],
  found: readonly { handle: string }[],
): string[] {
  const known = new Set(found.map(({ handle }) => handle));
  const shows = [
    ...sections.map((section) => ({ name: sectionName(section), handles: productHandlesOf([section]) })),
    { name: 'the text', handles: [...new Set(inText)] },
  ];
  return shows.flatMap(({ name, handles }) => {
    const missing = handles.filter((handle) => !known.has(handle));
    if (missing.length === 0) return [];
    const rest = missing.length === handles.length ? ', so that none of its products is left' : '';
    return [`${name} has products that the platform does not have: ${missing.join(', ')}${rest}`];
  });
}
