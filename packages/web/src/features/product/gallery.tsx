import { isGiftCard } from '@storefront/core/product/markers';
import { pageState } from '@storefront/core/product/page-state';
import type { PageVideo } from '@storefront/core/product/page-video';
import type { ProductImage } from '@storefront/core/product/product';
import type { PageVariant, ProductPage } from '@storefront/core/product/to-product-page';
import { Component, type ReactNode, useCallback, useRef, useState } from 'react';
import { galleryCopy as copy } from '../../copy/gallery-copy.ts';
import { recordBroken } from '../../hooks/late-part.ts';
import { useLoaded, warmUp } from '../../hooks/use-loaded.ts';
import { commerceSources, mobileGallerySources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './gallery.module.css';

const loadZoom = () =>
  import(/* webpackChunkName: "zoom" */ './zoom-overlay.tsx').then((module) => module.ZoomOverlay);
const loadFilm = () => import(/* webpackChunkName: "zoom" */ './film.tsx').then((module) => module.Film);

export interface GalleryProps {
  product: ProductPage;
  /** With live stock. */
  variants: PageVariant[];
}

type Tile = { kind: 'picture'; image: ProductImage; at: number } | { kind: 'film'; video: PageVideo };

export function Gallery(props: GalleryProps) {
  return (
    <GalleryBoundary>
      <Wall {...props} />
    </GalleryBoundary>
  );
}

/** `[error.16]` */
class GalleryBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    recordBroken(error);
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === undefined) return this.props.children;
    return (
      <p className={styles.failed} role="alert">
        {copy.failed(error instanceof Error ? error.message : String(error))}
      </p>
    );
  }
}

/** The film follows the first picture. */
function toTiles(images: readonly ProductImage[], video: PageVideo | null): Tile[] {
  const pictures = images.map((image, at): Tile => ({ kind: 'picture', image, at }));
  return video ? pictures.toSpliced(1, 0, { kind: 'film', video }) : pictures;
}

const isWide = (tile: Tile) =>
  tile.kind === 'picture' &&
  tile.image.width !== null &&
  tile.image.height !== null &&
  tile.image.width > tile.image.height;

/** Whether each tile takes a full row: wide ones do, and so does one left without a neighbour. */
function fullRows(tiles: readonly Tile[]): boolean[] {
  const full = tiles.map(isWide);
  let run = 0;
  tiles.forEach((_, index) => {
    run = full[index] ? 0 : run + 1;
    const isLastOfRun = index === tiles.length - 1 || full[index + 1] === true;
    if (isLastOfRun && run % 2 === 1) full[index] = true;
  });
  return full;
}

/** Below 1100 px the first tile takes a row, and so does the last one where their number is even. */
function sizesOf(isFull: boolean, isRow: boolean): string {
  return `(min-width: 1100px) ${isFull ? '67vw' : '34vw'}, (min-width: 768px) ${isRow ? '60vw' : '34vw'}, 100vw`;
}

/** A scrollable list must be focusable, for the keyboard; a fixed wall needs no tab stop. */
function focusableWhenScrollable(track: HTMLElement | null) {
  if (track && track.scrollWidth > track.clientWidth) track.tabIndex = 0;
}

/** A wall of pictures from 768 px; below, a carousel above the tray. */
function Wall({ product, variants }: GalleryProps) {
  const { images, video, title } = product;
  // A gift card's picture has half the width.
  const isHalf = isGiftCard(product);
  const state = pageState({ ...product, variants });
  const [place, setPlace] = useState(1);
  const [zoomedAt, setZoomedAt] = useState<number | null>(null);
  const closeZoom = useCallback(() => setZoomedAt(null), []);
  const Zoom = useLoaded(zoomedAt !== null, loadZoom, closeZoom);
  const frame = useRef(0);
  const tiles = toTiles(images, video);
  const full = fullRows(tiles);
  return (
    <section className={join(styles.gallery, isHalf && styles.half)} aria-label={copy.name(title)}>
      {tiles.length === 0 && <p className={styles.none}>{copy.none}</p>}
      <ul
        className={styles.track}
        ref={focusableWhenScrollable}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          cancelAnimationFrame(frame.current);
          frame.current = requestAnimationFrame(() => setPlace(Math.round(scrollLeft / clientWidth) + 1));
        }}
      >
        {tiles.map((tile, index) => {
          const isRow = index === 0 || (index % 2 === 1 && index === tiles.length - 1);
          const sizes = isHalf ? '(min-width: 768px) 50vw, 100vw' : sizesOf(full[index] === true, isRow);
          return (
            <li
              key={tile.kind === 'film' ? 'film' : tile.image.src}
              className={join(full[index] && styles.full, isWide(tile) && styles.wide)}
            >
              {tile.kind === 'film' ? (
                <FilmTile video={tile.video} poster={images.at(-1) ?? null} title={title} sizes={sizes} />
              ) : (
                <button
                  type="button"
                  className={join('frame', styles.zoom)}
                  onPointerEnter={() => warmUp(loadZoom)}
                  onClick={() => setZoomedAt(tile.at)}
                >
                  <Picture
                    sources={commerceSources(tile.image.src)}
                    narrow={mobileGallerySources(tile.image.src)}
                    width={tile.image.width}
                    height={tile.image.height}
                    alt={tile.image.altText ?? title}
                    sizes={sizes}
                    isLargest={index === 0}
                  />
                  <span className="sr">, {copy.zoom}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {state !== null && (
        <span className={`tag ${styles.state}`} aria-hidden="true">
          {state === 'sold-out' && copy.soldOut}
          {state === 'coming-soon' && product.comingSoon}
        </span>
      )}
      {tiles.length > 1 && (
        <span className={`num ${styles.count}`} aria-hidden="true">
          {copy.place(place, tiles.length)}
        </span>
      )}
      {Zoom && <Zoom images={images} title={title} openAt={zoomedAt} onClose={closeZoom} />}
    </section>
  );
}

interface FilmTileProps {
  video: PageVideo;
  poster: ProductImage | null;
  title: string;
  sizes: string;
}

/** A still with a button until somebody wants to see it. */
function FilmTile({ video, poster, title, sizes }: FilmTileProps) {
  const [isWanted, setWanted] = useState(false);
  const Film = useLoaded(isWanted, loadFilm, () => setWanted(false));
  if (Film) return <Film video={video} title={title} />;
  return (
    <button
      type="button"
      className={join('frame', styles.play)}
      aria-busy={isWanted || undefined}
      onPointerEnter={() => warmUp(loadFilm)}
      onClick={() => setWanted(true)}
    >
      {poster && (
        <Picture
          sources={commerceSources(poster.src)}
          width={poster.width}
          height={poster.height}
          alt=""
          sizes={sizes}
        />
      )}
      <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="27.5" />
        <path d="M23 18l15 10-15 10z" />
      </svg>
      <span className="sr">{copy.play}</span>
    </button>
  );
}
