import { NO_RESULTS_PROFILE, placementOf } from '@storefront/core/recommendation/profiles';
import { readSearchText, tidySearchText } from '@storefront/core/search/search-text';
import Router, { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { recommendationCopy } from '../copy/recommendation-copy.ts';
import { searchScreenCopy as copy } from '../copy/search-screen-copy.ts';
import type { PageProps } from '../data/page-props.ts';
import type { SearchProps } from '../data/search-page.ts';
// Here, because the styles of a late script have a line in every page's list of files.
import '../features/search/collection-choice.module.css';
import '../features/search/collection-options.module.css';
import '../features/search/search-findings.module.css';
import '../features/search/style-row.module.css';
import { useLoaded } from '../hooks/use-loaded.ts';
import { paths } from '../paths.ts';
import { goTo } from '../ui/go-to.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LateCarousels } from './late-carousels.tsx';
import styles from './search-screen.module.css';

const loadFindings = () => import('./found-styles.tsx').then((module) => module.FoundStyles);

const recommended = {
  heading: recommendationCopy.nothingFound,
  profile: NO_RESULTS_PROFILE,
  placement: placementOf('search'),
};

/** `[screen.route-table.7]` The HTML is the same for every search: the browser reads the words and shows what it finds. */
export function SearchScreen({ texts, frame }: PageProps<SearchProps>) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const Findings = useLoaded(!isMissing, loadFindings, () => setMissing(true));

  useEffect(() => {
    const follow = () => {
      if (location.pathname !== paths.searchPage) return;
      setQuery(location.search);
      const text = readSearchText(location.search);
      // What is typed before the page is interactive stays.
      if (field.current && (text !== '' || field.current.value === '')) field.current.value = text;
    };
    follow();
    Router.events.on('routeChangeComplete', follow);
    return () => Router.events.off('routeChangeComplete', follow);
  }, []);

  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1 className="sr">{copy.heading(readSearchText(query ?? ''))}</h1>
        <search>
          <form
            action={paths.searchPage}
            className={styles.box}
            onSubmit={(event) => {
              event.preventDefault();
              const text = tidySearchText(field.current?.value ?? '');
              if (text !== '') goTo(router, paths.search(text));
            }}
          >
            <input
              ref={field}
              name="q"
              type="text"
              aria-label={copy.submit}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={120}
            />
            <IconButton icon="search" type="submit" label={copy.submit} />
          </form>
        </search>
      </div>
      {isMissing ? (
        <div className="wrap section" role="alert">
          <p className="lede">{copy.failed}</p>
          <button type="button" className="link" onClick={() => location.reload()}>
            {copy.retry}
          </button>
        </div>
      ) : Findings && query !== null ? (
        <Findings
          query={query}
          texts={texts}
          startLinks={frame.shell.emptyCart}
          renderInstead={() => <LateCarousels texts={texts} recommended={recommended} />}
        />
      ) : (
        <div className={styles.waiting} aria-busy="true" />
      )}
    </div>
  );
}
