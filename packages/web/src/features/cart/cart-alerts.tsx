import { useAtomValue } from 'jotai';
import styles from './cart-alerts.module.css';
import { cartMessagesAtom } from './cart-atoms.ts';

/** Always in the page: screen readers announce what is added to a live region that exists. */
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
