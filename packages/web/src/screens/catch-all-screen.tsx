import type { CatchAllProps } from '../data/catch-all-page.ts';
import { ScriptsScreen } from './scripts-screen.tsx';
import { SearchScreen } from './search-screen.tsx';

/** The pages without a file of their own: each file in `pages` weighs 45 bytes in every page of the shop. */
export function CatchAllScreen(props: CatchAllProps) {
  return props.kind === 'search' ? <SearchScreen {...props} /> : <ScriptsScreen {...props} />;
}
