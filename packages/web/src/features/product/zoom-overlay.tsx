import type { ProductImage } from '@storefront/core/product/product';
import { useEffect, useRef } from 'react';
import { galleryCopy as copy } from '../../copy/gallery-copy.ts';
import { useModalDialog } from '../../hooks/use-modal-dialog.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { commerceSources } from '../../ui/image-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import { followFingers } from './follow-fingers.ts';
import styles from './zoom-overlay.module.css';

interface ZoomOverlayProps {
  images: ProductImage[];
  title: string;
  /** The picture that it opens with; null while it is closed. */
  openAt: number | null;
  onClose: () => void;
}

/** The keyboard scrolls it. */
function focusable(track: HTMLElement | null) {
  if (track) track.tabIndex = 0;
}

/** `[screen.product-detail-page.5]` Over the whole window: a carousel on phones, the pictures below each other elsewhere. */
export function ZoomOverlay({ images, title, openAt, onClose }: ZoomOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = openAt !== null;
  useModalDialog(dialog, isOpen, onClose);

  // After the effect that shows it: before, nothing has a place.
  useEffect(() => {
    if (openAt === null) return;
    const picture = dialog.current?.querySelectorAll('li')[openAt];
    picture?.scrollIntoView({ block: 'start', inline: 'center', behavior: 'instant' });
  }, [openAt]);

  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={copy.zoomed(title)}>
      {isOpen && (
        <>
          <IconButton icon="close-x" label={copy.close} className={styles.close} onClick={onClose} />
          <ul className={styles.track} ref={focusable}>
            {images.map((image) => (
              <li key={image.src} ref={followFingers}>
                <Picture
                  sources={commerceSources(image.src)}
                  width={image.width}
                  height={image.height}
                  alt={image.altText ?? title}
                  sizes="100vw"
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  );
}
