import type { ContentImage } from '@storefront/core/content/site-content';
import type { TilesSection } from '@storefront/core/providers/content/sections/tiles';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { contentSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureSectionProps } from '../section-props.ts';
import styles from './tiles.module.css';

const sizesOf = (image: ContentImage, place: number) =>
  place === 0
    ? coverSizes(image, { vw: 100, ratio: 1 }, { vw: 42, ratio: 5 / 6.4 })
    : coverSizes(image, { vw: 53, ratio: 3 / 4 }, { vw: 30, ratio: 3 / 4 });

/** Pictures that link to collections: one tall, two beside it, all on the same baseline. */
export function Tiles({ section, isLargest }: PictureSectionProps<TilesSection>) {
  return (
    <section className={`section-tight ${styles.section}`}>
      <ul className={`wrap ${styles.tiles}`}>
        {section.tiles.map(({ key, link, image }, index) => (
          <li key={key} className={styles.tile}>
            <Link href={link.href}>
              <span className="frame">
                <Picture
                  sources={contentSources(image.src)}
                  width={image.width}
                  height={image.height}
                  alt=""
                  sizes={sizesOf(image, index)}
                  isLargest={isLargest && index === 0}
                  focus={image.focus}
                />
              </span>
              <span className="t1" dir="auto">
                {link.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
