import type { RichText } from '@storefront/core/content/rich-text';
import { RichTextView } from '../../../ui/rich-text.tsx';
import styles from './cart-banner.module.css';

/** `[screen.cart-drawer.12]` The settings' banner of the bag, or their shipping banner. */
export function CartBanner({ banner }: { banner: RichText | null }) {
  if (banner === null || banner.length === 0) return null;
  return (
    <div className={styles.banner}>
      <RichTextView blocks={banner} />
    </div>
  );
}
