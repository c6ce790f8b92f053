import type { TilesSection } from '@storefront/core/providers/content/sections/tiles';
import { contentSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureSectionProps } from '../section-props.ts';
import styles from './tiles.module.css';

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
                  sizes={index === 0 ? '(min-width: 768px) 42vw, 100vw' : '(min-width: 768px) 30vw, 53vw'}
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
