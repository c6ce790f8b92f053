import type { VideoSection } from '@storefront/core/providers/content/sections/video';
import { useState } from 'react';
import { galleryCopy as copy } from '../../copy/gallery-copy.ts';
import { useLoaded, warmUp } from '../../hooks/use-loaded.ts';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureSectionProps } from '../section-props.ts';
import styles from './video.module.css';

const loadFilm = () =>
  import(/* webpackChunkName: "zoom" */ '../../features/product/film.tsx').then((module) => module.Film);

/** A film behind its picture: nothing of it, and nothing of its host, loads before the click. */
export function Video({ section, isLargest }: PictureSectionProps<VideoSection>) {
  const { title, caption, video, image } = section;
  const [isWanted, setWanted] = useState(false);
  const Film = useLoaded(isWanted, loadFilm, () => setWanted(false));
  return (
    <section className="section" aria-label={title}>
      <figure className={join('wrap', styles.figure)}>
        <div className={styles.stage}>
          <span className="frame">
            <Picture
              sources={contentSources(image.src)}
              width={image.width}
              height={image.height}
              alt={image.alt}
              sizes="100vw"
              isLargest={isLargest}
              focus={image.focus}
            />
          </span>
          {Film ? (
            <span className={styles.film}>
              <Film video={video} title={title} />
            </span>
          ) : (
            <button
              type="button"
              className={styles.play}
              aria-busy={isWanted || undefined}
              onPointerEnter={() => warmUp(loadFilm)}
              onClick={() => setWanted(true)}
            >
              <span>
                {copy.play}
                <span className="sr">, {title}</span>
              </span>
            </button>
          )}
        </div>
        <figcaption dir="auto">
          <span className="t2">{title}</span>
          {caption && <span className="small muted">{caption}</span>}
        </figcaption>
      </figure>
    </section>
  );
}
