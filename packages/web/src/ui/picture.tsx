import Head from 'next/head';
import type { ImageSources } from './image-sources.ts';
import { join } from './join.ts';

interface PictureProps {
  sources: ImageSources;
  /** Another crop below 768 px. */
  narrow?: ImageSources | null;
  width: number | null;
  height: number | null;
  alt: string;
  sizes: string;
  /** In the first view: loaded at once. */
  isEager?: boolean | undefined;
  /** The largest of the first view: preloaded with high priority. One a page. */
  isLargest?: boolean | undefined;
  focus?: { x: number; y: number } | null;
  /** Of the crop below 768 px. */
  narrowFocus?: { x: number; y: number } | null | undefined;
  onLoad?: () => void;
  className?: string | undefined;
}

/** A preload is useful in the HTML only; the browser's script leaves it out. */
const IS_SERVER = typeof window === 'undefined';

const NARROW = '(max-width: 767px)';
const tenth = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10);

/** Fills its frame; width and height are set, so that nothing moves when it loads. */
export function Picture(props: PictureProps) {
  const { sources, narrow, width, height, alt, sizes, isEager, isLargest, onLoad, className } = props;
  const { focus, narrowFocus } = props;
  const image = (
    <img
      src={sources.src}
      srcSet={sources.srcSet || undefined}
      sizes={sources.srcSet ? sizes : undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      loading={isEager || isLargest ? undefined : 'lazy'}
      fetchPriority={isLargest ? 'high' : undefined}
      decoding="async"
      onLoad={onLoad}
      className={join(
        (focus || narrowFocus) && 'focal',
        focus && `fx${tenth(focus.x)} fy${tenth(focus.y)}`,
        narrow && `nx${tenth(narrowFocus?.x ?? 0.5)} ny${tenth(narrowFocus?.y ?? 0.5)}`,
        className,
      )}
    />
  );
  return (
    <>
      {isLargest && IS_SERVER && (
        <Head>
          <link
            key="largest-picture"
            rel="preload"
            as="image"
            imageSrcSet={sources.srcSet}
            imageSizes={sizes}
            fetchPriority="high"
            media={narrow ? '(min-width: 768px)' : undefined}
          />
          {narrow && (
            <link
              key="largest-picture-narrow"
              rel="preload"
              as="image"
              imageSrcSet={narrow.srcSet}
              imageSizes={sizes}
              fetchPriority="high"
              media={NARROW}
            />
          )}
        </Head>
      )}
      {narrow ? (
        <picture>
          <source media={NARROW} srcSet={narrow.srcSet} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </>
  );
}
