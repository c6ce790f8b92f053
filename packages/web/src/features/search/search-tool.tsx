import type { SiteLink } from '@storefront/core/content/site-content';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { shellCopy } from '../../copy/shell-copy.ts';
import { predraw, useLoaded } from '../../hooks/use-loaded.ts';
import { paths } from '../../paths.ts';
import { togglePanelAtom, usePanel } from '../../state/panels-atoms.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { loadSearchPanel } from './load-search-panel.ts';
import styles from './search-tool.module.css';

/** `[screen.site-shell-mobile-header.4]` `[screen.site-shell-desktop-header.3]` The search toggle and its panel. */
export function SearchTool({ startLinks }: { startLinks: SiteLink[] }) {
  const searchOpen = usePanel('searchOpen');
  const toggle = useSetAtom(togglePanelAtom);
  // Hover and focus prebuild the hidden panel before the click.
  const [isNear, setNear] = useState(false);
  const Panel = useLoaded(searchOpen || isNear, loadSearchPanel, () => {
    setNear(false);
    if (!searchOpen) return;
    toggle('searchOpen');
    window.location.assign(paths.search(''));
  });
  const onHint = () => predraw(loadSearchPanel, setNear);
  return (
    <>
      <IconButton
        icon="search"
        label={shellCopy.toggleSearch}
        className={styles.toggle}
        aria-expanded={searchOpen}
        onPointerEnter={onHint}
        onFocus={onHint}
        onClick={() => toggle('searchOpen')}
      >
        <span className={styles.word} aria-hidden="true">
          {shellCopy.search}
        </span>
      </IconButton>
      {Panel && (searchOpen || isNear) && <Panel isOpen={searchOpen} startLinks={startLinks} />}
    </>
  );
}
