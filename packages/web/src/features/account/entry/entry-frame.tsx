import type { ContentImage } from '@storefront/core/content/site-content';
import type { ReactNode, Ref } from 'react';
import { contentSources } from '../../../ui/image-sources.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './entry-frame.module.css';

interface EntryFrameProps {
  picture: ContentImage | null;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  lede?: string;
  children?: ReactNode;
}

/** Half the window wide and as high as it, or higher: whichever side is not cut off. WebKit knows no `max()` here. */
function sizesOf({ width, height }: ContentImage): string {
  if (!width || !height) return '(min-width: 768px) 50vw, 1px';
  const isWideEnough = `(min-aspect-ratio: ${2 * width}/${height})`;
  return `(min-width: 768px) and ${isWideEnough} 50vw, (min-width: 768px) ${Math.ceil((100 * width) / height)}vh, 1px`;
}

/** A screen that leads into an account: a picture at the left from 768 px, the words and the form at the right. */
export function EntryFrame({ picture, heading, headingRef, lede, children }: EntryFrameProps) {
  return (
    <div className={styles.entry}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            sources={contentSources(picture.src, picture.width)}
            width={picture.width}
            height={picture.height}
            alt=""
            sizes={sizesOf(picture)}
            focus={picture.focus}
          />
        )}
      </div>
      <div className={styles.text}>
        <h1 ref={headingRef} tabIndex={-1} className="d2">
          {heading}
        </h1>
        {lede && <p className="muted">{lede}</p>}
        {children}
      </div>
    </div>
  );
}
