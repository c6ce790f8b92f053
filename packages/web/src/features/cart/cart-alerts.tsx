import { useAtomValue } from 'jotai';
import styles from './cart-alerts.module.css';
import { cartMessagesAtom } from './cart-atoms.ts';

/** Always in the page, so that what appears in it is announced. */
export function CartAlerts() {
  const messages = useAtomValue(cartMessagesAtom);
  return (
    <div role="alert" className={styles.messages}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
