import type { Address } from '@storefront/core/account/address';
import { useEffect, useRef, useState } from 'react';
import { addressCopy as copy } from '../../../copy/address-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { join } from '../../../ui/join.ts';
import { AddressLines } from '../pane.tsx';
import styles from './addresses.module.css';

interface AddressCardProps {
  address: Address;
  isBusy: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** An address with what can be done with it; deleting is confirmed first, in its place. */
export function AddressCard({ address, isBusy, onEdit, onMakeDefault, onRemove }: AddressCardProps) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLDivElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const edit = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const person = [address.firstName, address.lastName].filter(Boolean).join(' ') || copy.nameless;
  // Of one person's addresses each has buttons of its own name.
  const name = [person, address.address1].filter(Boolean).join(', ');

  // To the harmless choice, and back to the button that was pressed.
  useEffect(() => {
    if (isAsking) keep.current?.querySelector<HTMLButtonElement>('button:last-of-type')?.focus();
    else if (wasAsking.current) remove.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  // The default address has no such button any more, so the focus is lost with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (address.isDefault && isPressed.current && isLost) edit.current?.focus();
    isPressed.current = false;
  }, [address.isDefault]);

  return (
    <li className={join(styles.address, address.isDefault && styles.default)}>
      {address.isDefault && <p className={join('label', 'wine', styles.label)}>{copy.default}</p>}
      <div className={styles.lines}>
        <AddressLines lines={address.phone ? [...address.lines, address.phone] : address.lines} />
      </div>
      {isAsking ? (
        <div
          ref={keep}
          role="alertdialog"
          aria-label={copy.sure}
          className={styles.confirm}
          onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
        >
          <p className="ui">{copy.sure}</p>
          <div className={styles.acts}>
            <Button isSmall isBusy={isBusy} onClick={onRemove}>
              {copy.remove}
            </Button>
            <Button isSmall look="quiet" onClick={() => setAsking(false)}>
              {copy.keep}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.acts}>
          <button
            ref={edit}
            type="button"
            className="link"
            aria-label={copy.editNamed(name)}
            onClick={onEdit}
          >
            {copy.edit}
          </button>
          {!address.isDefault && (
            <button
              type="button"
              className="link"
              aria-label={copy.makeDefaultNamed(name)}
              aria-busy={isBusy || undefined}
              onClick={() => {
                if (isBusy) return;
                isPressed.current = true;
                onMakeDefault();
              }}
            >
              {copy.makeDefault}
            </button>
          )}
          <button
            ref={remove}
            type="button"
            className="link"
            aria-label={copy.removeNamed(name)}
            onClick={() => setAsking(true)}
          >
            {copy.remove}
          </button>
        </div>
      )}
    </li>
  );
}
