import { Suspense } from 'react';
import type { CatchAllProps } from '../data/catch-all-page.ts';
import { latePart } from '../hooks/late-part.ts';
import { SearchScreen } from './search-screen.tsx';

// No shopper's search loads these.
const CookieListScreen = latePart(() =>
  import('./cookie-list-screen.tsx').then((module) => module.CookieListScreen),
);
const ScriptsScreen = latePart(() =>
  import(/* webpackChunkName: "scripts" */ './scripts-screen.tsx').then((module) => module.ScriptsScreen),
);

/** The pages without a file of their own: each file in `pages` weighs 45 bytes in every page of the shop. */
export function CatchAllScreen(props: CatchAllProps) {
  if (props.kind === 'search') return <SearchScreen {...props} />;
  return (
    <Suspense>
      {props.kind === 'scripts' ? (
        <ScriptsScreen {...props} />
      ) : (
        <CookieListScreen categories={props.categories} />
      )}
    </Suspense>
  );
}
