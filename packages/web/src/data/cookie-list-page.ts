import { serverConfig } from '@storefront/core/config';
import { CONSENT_CATEGORIES } from '@storefront/core/consent/consent';
import type { PageOutline } from '@storefront/core/content/page-outline';
import { type ConsentLine, consentLines } from '@storefront/core/providers/cookie-list';
import { consentChoicesCopy } from '../copy/consent-choices-copy.ts';
import { cookieListCopy as copy } from '../copy/cookie-list-copy.ts';
import { paths } from '../paths.ts';
import { type PageProps, withFrame } from './page-props.ts';

export interface CookieListProps extends PageOutline {
  kind: 'cookie-list';
}

/** `[screen.route-table.23]` Everything that the shop and its providers store in a browser, from the registry. */
export async function makeCookieListPage(): Promise<PageProps<CookieListProps>> {
  const config = serverConfig();
  const all = consentLines(config);
  const parts = CONSENT_CATEGORIES.flatMap((category) => {
    const lines = all.filter(({ consent }) => consent === category);
    return lines.length > 0 ? [partOf(consentChoicesCopy.categories[category], lines, config.brandName)] : [];
  });
  const { title, description } = copy;
  const meta = { title, description, image: null, canonicalPath: paths.cookieList };
  const trail = [{ name: title, path: paths.cookieList }];
  const intro = [{ kind: 'p' as const, spans: [{ text: copy.change, href: 'cookie:' }] }];
  return withFrame({ kind: 'cookie-list', intro, parts }, { meta, trail });
}

function partOf(
  { name, text }: { name: string; text: string },
  lines: readonly ConsentLine[],
  brandName: string,
): PageOutline['parts'][number] {
  return {
    id: name.toLowerCase(),
    heading: [{ text: name }],
    text: [
      { kind: 'p', spans: [{ text }] },
      { kind: 'table', rows: [copy.columns, ...rowsOf(lines, brandName)] },
    ],
  };
}

/** What has one name is one row, wherever it is stored. */
function rowsOf(lines: readonly ConsentLine[], brandName: string): string[][] {
  const byName = Map.groupBy(lines, ({ provider, stored, why }) =>
    JSON.stringify([provider, stored?.key ?? { why }]),
  );
  return [...byName.values()].map((same) => {
    const stored = same.flatMap((line) => line.stored ?? []);
    return [
      stored[0]?.key ?? copy.script,
      same[0]?.provider ?? brandName,
      [...new Set(same.map(({ why }) => why))].join('. '),
      stored.length > 0 ? retentionOf(stored) : copy.nothing,
    ];
  });
}

/** `Cookie and local storage, 1 year` */
function retentionOf(stored: readonly NonNullable<ConsentLine['stored']>[]): string {
  const byTime = Map.groupBy(stored, ({ retention }) => retention);
  const retentions = [...byTime].map(
    ([retention, same]) => `${same.map(({ place }) => copy.place[place]).join(' and ')}, ${retention}`,
  );
  return retentions.join('; ').replace(/^./, (letter) => letter.toUpperCase());
}
