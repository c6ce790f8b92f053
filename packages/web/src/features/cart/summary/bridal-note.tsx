import type { RichText } from '@storefront/core/content/rich-text';
import { useAtomValue } from 'jotai';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { RichTextView } from '../../../ui/rich-text.tsx';
import { hasBridalProductsAtom } from './bridal-atom.ts';
import styles from './bridal-note.module.css';

/** `[state.cart-lifecycle.15]` `[const.tag-rules.12]` The settings' shipping text of bridal products, while the bag holds one. */
export function BridalNote({ text = [] }: { text?: RichText | undefined }) {
  const hasBridal = useAtomValue(hasBridalProductsAtom);
  if (!hasBridal) return null;
  return (
    <div className={`small muted ${styles.note}`}>
      {text.length === 0 ? (
        <p>{cartCopy.bridal}</p>
      ) : (
        <>
          <b>{cartCopy.bridalTitle}</b>
          <RichTextView blocks={text} />
        </>
      )}
    </div>
  );
}
