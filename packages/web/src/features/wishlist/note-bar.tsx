import { systemClock } from '@storefront/core/clock';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { Link } from '../../ui/link.tsx';
import { wishlistNoteAtom } from './lists-atoms.ts';
import styles from './note-bar.module.css';

/** `[state.wishlist.4]` What was done just now, with where it leads or how it is undone. */
export function NoteBar() {
  const [note, setNote] = useAtom(wishlistNoteAtom);
  useEffect(() => {
    // One that is hidden beside another product does not return.
    if (note === null) return setNote(null);
    const timer = setTimeout(() => setNote(null), note.endsAtMs - systemClock.now());
    return () => clearTimeout(timer);
  }, [note, setNote]);
  return (
    <div className={styles.place} role="status">
      {note && (
        <div key={note.key} className={`on-night ${styles.note}`}>
          <span>{note.text}</span>
          {note.action &&
            ('href' in note.action ? (
              <Link href={note.action.href} className="link">
                {note.action.text}
              </Link>
            ) : (
              <button type="button" className="link" onClick={note.action.onPress}>
                {note.action.text}
              </button>
            ))}
        </div>
      )}
    </div>
  );
}
