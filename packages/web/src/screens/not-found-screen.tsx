import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { notFoundCopy } from '../copy/not-found-copy.ts';
import type { NotFoundProps } from '../data/not-found-page.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { contentSources } from '../ui/image-sources.ts';
import { join } from '../ui/join.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import styles from './not-found-screen.module.css';

/** One static page for every unknown address; which one it was, only the browser knows. */
export function NotFoundScreen({ page }: NotFoundProps) {
  const { asPath } = useRouter();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => setAddress(asPath), [asPath]);

  if (address?.startsWith('/products/'))
    return (
      <div className={join('wrap', 'grid', styles.sold)}>
        <div>
          <span className="wine">
            <Icon name="bow" size={44} />
          </span>
          <h1 className="d2">{notFoundCopy.soldOut}</h1>
          <MoreLink href={paths.collection('new')}>{notFoundCopy.startShopping}</MoreLink>
        </div>
      </div>
    );

  return (
    <div className={styles.lost}>
      {page?.bannerImage && (
        <div className={styles.picture}>
          <Picture
            sources={contentSources(page.bannerImage.src)}
            width={page.bannerImage.width}
            height={page.bannerImage.height}
            alt={page.bannerImage.alt}
            sizes="100vw"
            focus={page.bannerImage.focus}
            isLargest
          />
        </div>
      )}
      <div className={styles.text}>
        <h1 className="d2">{page?.title ?? notFoundCopy.title(address ?? '')}</h1>
        <div className={join('lede', styles.body)}>{page && <RichTextView blocks={page.body} />}</div>
        {!page && (
          <p className={styles.links}>
            <MoreLink href={paths.collection('new')}>{notFoundCopy.startNew}</MoreLink>
            <MoreLink href={paths.home}>{notFoundCopy.home}</MoreLink>
          </p>
        )}
        {page && address && <p className={join('small', styles.address)}>{notFoundCopy.title(address)}</p>}
      </div>
    </div>
  );
}
