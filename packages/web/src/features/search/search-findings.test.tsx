import { exampleProduct } from '@storefront/core/product/example-product';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { searchCopy } from '../../copy/search-copy.ts';
import { SearchFindings } from './search-findings.tsx';
import { SearchResults } from './search-results.tsx';

const useStyles = vi.hoisted(() => vi.fn());
vi.mock('./use-styles.ts', () => ({ useStyles }));
vi.mock('./use-recorded-results.ts', () => ({ useRecordedResults: () => {} }));
vi.mock('./style-row.tsx', () => ({ StyleRow: () => null }));
vi.mock('next/router', () => ({ default: {}, useRouter: () => ({}) }));

const CORRECTED = 'No results for “velvit”.';

function pageOf(query: string, corrected: string | null) {
  const found = { results: [exampleProduct()], others: new Map(), endCursor: null, corrected };
  useStyles.mockReturnValue({ status: 'found', found, kinds: new Set(), continueStyles: () => {} });
  return renderToString(
    <SearchFindings
      query={query}
      texts={{ collectionSaleTags: [], colours: {} }}
      startLinks={[]}
      renderPrice={() => null}
      onWait={() => {}}
      renderInstead={() => null}
    />,
  );
}

it('the page says that nothing was found with the words as typed, and what was searched for instead', () => {
  expect(pageOf('?q=velvit', 'velvet')).toContain(`${CORRECTED} 1 style in 1 colour for “velvet”`);
  expect(pageOf('?q=velvet', null)).toContain('>1 style in 1 colour for “velvet”');
});

it('the panel says it, too, above what it suggests', () => {
  const panelOf = (corrected: string | null) =>
    renderToString(
      <SearchResults
        id="a"
        options={[]}
        words="velvit"
        corrected={corrected}
        active={null}
        isStale={false}
      />,
    );
  expect(panelOf('velvet')).toContain(`>${searchCopy.corrected('velvit', 'velvet')}</p>`);
  expect(searchCopy.corrected('velvit', 'velvet')).toBe(`${CORRECTED} Showing “velvet”.`);
  expect(panelOf(null)).not.toContain(CORRECTED);
});
