import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import styles from './cart-alerts.module.css';
import { cartMessagesAtom } from './cart-atoms.ts';
import { unseenMessagesAtom } from './unseen-messages-atom.ts';

/** Always in the page: screen readers announce what is added to a live region that exists. */
export function CartAlerts() {
  const messages = useAtomValue(cartMessagesAtom);
  const setUnseen = useSetAtom(unseenMessagesAtom);
  useEffect(() => {
    if (messages.length > 0) setUnseen([]);
  }, [messages, setUnseen]);
  return (
    <div role="alert" className={styles.messages}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
