import type { NotFoundContent, SiteLink } from '@storefront/core/content/site-content';
import type { CardTexts } from '@storefront/core/product/card';
import { NOT_FOUND_PROFILE, placementOf } from '@storefront/core/recommendation/profiles';
import { notFoundCopy } from '../copy/not-found-copy.ts';
import { coverSizes } from '../ui/cover-sizes.ts';
import { contentSources } from '../ui/image-sources.ts';
import { join } from '../ui/join.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import styles from './not-found-screen.module.css';
import { Recommendations } from './recommendations.tsx';

/** `[screen.not-found-error-page.3]` */
export function NotFoundPicture({ page: { bannerImage } }: { page: NotFoundContent }) {
  if (!bannerImage) return null;
  const { src, width, height, alt, focus } = bannerImage;
  return (
    <Picture
      sources={contentSources(src)}
      width={width}
      height={height}
      alt={alt}
      sizes={coverSizes(bannerImage, { vw: 100, ratio: 4 / 3 }, { vw: 100, ratio: 1.6 })}
      focus={focus}
      isEager
    />
  );
}

export function NotFoundText({ page: { body } }: { page: NotFoundContent }) {
  return <RichTextView blocks={body} />;
}

interface NotFoundProductsProps {
  heading: string;
  cardTexts: CardTexts;
  /** Shown when nothing is recommended. */
  startLinks: SiteLink[];
}

/** `[screen.not-found-error-page.4]` */
export function NotFoundProducts({ heading, cardTexts, startLinks }: NotFoundProductsProps) {
  return (
    <Recommendations
      heading={heading}
      profile={NOT_FOUND_PROFILE}
      placement={placementOf('404')}
      texts={cardTexts}
      instead={<StartLinks links={startLinks} />}
    />
  );
}

/** Takes the place of the products, so that the layout does not shift. */
function StartLinks({ links }: { links: SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={join('wrap', 'section', styles.start)} aria-label={notFoundCopy.startHere}>
      <h2 className={join('hang', 'hang-bleed', 'd3')}>{notFoundCopy.startHere}</h2>
      <LinkRows links={links} size="t1" />
    </nav>
  );
}
