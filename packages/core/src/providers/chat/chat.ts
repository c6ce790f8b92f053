import type { CartAttribute } from '../../cart/cart.ts';

export interface Chat {
  /** Loads the chat's script. False when it failed. */
  load(): Promise<boolean>;
  /** Whether `open` opens at once. */
  isReady(): boolean;
  /** Opens the window: at once, or when the chat is ready. Loads nothing. */
  open(): void;
  /** Closes the window, and forgets an `open` that still waits. */
  close(): void;
  /**
   * `[entity.cart.2]` Who chats, to be written to the bag beside the gift message; none where the chat is not
   * there or does not say. Never rejects.
   */
  cartAttributes(): Promise<CartAttribute[]>;
}
