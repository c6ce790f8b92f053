import type { RichText } from '@storefront/core/content/rich-text';
import { useCallback, useState } from 'react';
import { productCopy } from '../../copy/product-copy.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './product-info.module.css';

const loadDrawer = () => import('./text-drawer.tsx').then((module) => module.TextDrawer);

interface AccordionsProps {
  details: RichText;
  shipping: RichText;
}

/** Buttons that open one drawer at a time; entries without text are left out. */
export function Accordions({ details, shipping }: AccordionsProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const close = useCallback(() => setOpenKey(null), []);
  const Drawer = useLoaded(openKey !== null, loadDrawer, close);
  const entries = [
    { key: 'details', title: productCopy.details, narrowTitle: productCopy.fabricAndCare, blocks: details },
    { key: 'shipping', title: productCopy.shippingAndReturns, narrowTitle: null, blocks: shipping },
  ].filter(({ blocks }) => blocks.length > 0);
  if (entries.length === 0) return null;
  return (
    <div className={styles.accordion}>
      {entries.map(({ key, title, narrowTitle }) => (
        <button key={key} type="button" aria-haspopup="dialog" onClick={() => setOpenKey(key)}>
          {narrowTitle ? (
            <>
              <span className="wide-only">{title}</span>
              <span className="narrow-only">{narrowTitle}</span>
            </>
          ) : (
            title
          )}
          <Icon name="add" size={20} />
        </button>
      ))}
      {Drawer && <Drawer entries={entries} openKey={openKey} onClose={close} />}
    </div>
  );
}
