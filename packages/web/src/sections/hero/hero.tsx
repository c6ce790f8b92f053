import type { HeroSection } from '@storefront/core/providers/content/sections/hero';
import { useEffect, useState } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './hero.module.css';

const loadFilm = () => import('./hero-film.tsx').then((module) => module.HeroFilm);

type HeroProps = Pick<SectionProps<HeroSection>, 'section' | 'isFirst' | 'isLargest'>;

/** A picture over the whole width; as the first section it holds the page's heading. */
export function Hero({ section, isFirst, isLargest }: HeroProps) {
  const { heading, text, link, image, mobileImage, film } = section;
  const [isQuiet, setQuiet] = useState(false);
  // The picture comes first.
  useEffect(() => (film === undefined ? undefined : whenIdle(() => setQuiet(true))), [film]);
  const Film = useLoaded(isQuiet && film !== undefined, loadFilm, () => setQuiet(false));
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.hero} aria-label={heading}>
      <Picture
        sources={contentSources(image.src)}
        narrow={mobileImage && contentSources(mobileImage.src)}
        width={image.width}
        height={image.height}
        alt={image.alt}
        sizes="100vw"
        isLargest={isLargest}
        focus={image.focus}
        narrowFocus={mobileImage?.focus}
      />
      {Film && film && <Film film={film} />}
      <div className={styles.shade} aria-hidden="true" />
      <div className={styles.text}>
        <Heading dir="auto" className={join(isFirst ? 'd1' : 'd2', heading.includes('\n') && styles.lined)}>
          {heading}
        </Heading>
        <div>
          {text && (
            <p className="lede" dir="auto">
              {text}
            </p>
          )}
          {link && <MoreLink href={link.href}>{link.title}</MoreLink>}
        </div>
      </div>
    </section>
  );
}
