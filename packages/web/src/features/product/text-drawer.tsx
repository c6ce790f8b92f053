import type { RichText } from '@storefront/core/content/rich-text';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { RichTextView } from '../../ui/rich-text.tsx';
import styles from './text-drawer.module.css';

interface TextDrawerProps {
  entries: { key: string; title: string; blocks: RichText }[];
  openKey: string | null;
  onClose: () => void;
}

export function TextDrawer({ entries, openKey, onClose }: TextDrawerProps) {
  return entries.map(({ key, title, blocks }) => (
    <Drawer
      key={key}
      isOpen={key === openKey}
      onClose={onClose}
      title={title}
      closeLabel={lateShellCopy.close}
    >
      <div className={`prose ${styles.text}`}>
        <RichTextView blocks={blocks} />
      </div>
    </Drawer>
  ));
}
