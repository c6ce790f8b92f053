import type { ContentImage, MenuLink } from '@storefront/core/content/site-content';
import { useAtomValue, useStore } from 'jotai';
import { memo, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../hooks/after-paint.ts';
import { warnUnlessLeft } from '../../hooks/late-part.ts';
import { useReturnFocus } from '../../hooks/use-return-focus.ts';
import { linkPicturesAtom } from '../../state/shell-atoms.ts';
import { contentSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './mega-menu.module.css';

const loadPictures = (store: ReturnType<typeof useStore>) =>
  import('./load-link-pictures.ts').then(
    ({ loadLinkPictures }) => loadLinkPictures(store),
    (error: unknown) => warnUnlessLeft('The pictures of the menu could not be loaded', error),
  );

interface MegaMenuProps {
  id: string;
  link: MenuLink;
  isOpen: boolean;
  /** Opened by a key: its first link takes the focus. */
  takesFocus: boolean;
  onLeave: () => void;
  returnFocus: (key: string) => void;
}

type DropdownLink = MenuLink['columns'][number]['links'][number];

/** `[const.images.4]` One width for all links' pictures, so that what was loaded ahead is what is shown. */
const linkSource = ({ src }: ContentImage) => contentSources(src).src;
const ownSource = ({ src }: ContentImage) => contentSources(src, 1200).src;

interface ColumnsProps {
  columns: MenuLink['columns'];
  onPoint: (link: DropdownLink) => void;
}

const Columns = memo(({ columns, onPoint }: ColumnsProps) =>
  columns.map((column, place) => (
    <div key={column.title ?? place} className={styles.column}>
      {column.title && <p className="label">{column.title}</p>}
      <ul>
        {column.links.map((entry) => (
          <li key={entry.key}>
            <Link href={entry.href} onPointerEnter={() => onPoint(entry)} onFocus={() => onPoint(entry)}>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )),
);

/**
 * `[screen.site-shell-desktop-header.2]` Up to three columns and the picture of the link pointed at. Its words are
 * drawn, hidden and inert, before it is opened; its pictures load with the first opening. It follows its button.
 */
export const MegaMenu = memo((props: MegaMenuProps) => {
  const { id, link, isOpen, takesFocus, onLeave, returnFocus } = props;
  const [pointedAt, setPointedAt] = useState<DropdownLink | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const store = useStore();
  const pictures = useAtomValue(linkPicturesAtom)?.[link.key];
  const pointed = pointedAt && pictures?.[pointedAt.href];
  const shown = pointed ?? link.image;
  const sourceOf = pointed ? linkSource : ownSource;
  const way = pointed ? pointedAt : link.imageLink;

  if (!isOpen && pointedAt) setPointedAt(null);

  // The words first: no picture can be there in the same frame.
  useEffect(() => {
    if (!isOpen || wasOpened) return;
    return afterPaint(() => setOpened(true));
  }, [isOpen, wasOpened]);

  useEffect(() => {
    if (isOpen && wasOpened && !pictures) void loadPictures(store);
  }, [isOpen, wasOpened, pictures, store]);

  useEffect(() => {
    if (!wasOpened) return;
    for (const ahead of Object.values(pictures ?? {})) new Image().src = linkSource(ahead);
  }, [pictures, wasOpened]);

  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('a')?.focus();
  }, [takesFocus]);

  useReturnFocus(panel, isOpen, () => returnFocus(link.key));

  return (
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      aria-label={link.title}
      data-open={isOpen || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isOpen || !relatedTarget || relatedTarget === currentTarget.previousElementSibling) return;
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <div className={styles.menu}>
        <Columns columns={link.columns} onPoint={setPointedAt} />
        {shown && (
          <figure className={styles.pane}>
            <span className="frame">
              {wasOpened && (
                <Picture
                  key={shown.src}
                  sources={{ src: sourceOf(shown), srcSet: '' }}
                  width={shown.width}
                  height={shown.height}
                  alt=""
                  sizes="33vw"
                  focus={shown.focus}
                  isEager
                />
              )}
            </span>
            <figcaption className={styles.caption}>
              <span className="small muted">{pointed ? null : link.imageCaption}</span>
              {way && <MoreLink href={way.href}>{way.title}</MoreLink>}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
});
