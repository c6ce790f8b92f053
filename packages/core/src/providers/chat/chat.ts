import type { CartAttribute } from '../../cart/cart.ts';

export interface Chat {
  /** Loads the chat's script. False when it failed. */
  load(): Promise<boolean>;
  /** Whether `open` opens at once. */
  isReady(): boolean;
  /** Opens the window: at once, or when the chat is ready. Loads nothing. */
  open(): void;
  /** Closes the window, and cancels an `open` that still waits. */
  close(): void;
  /**
   * `[entity.cart.2]` Who chats, for the attributes of the cart beside the gift message; empty without a chat.
   * Never rejects.
   */
  cartAttributes(): Promise<CartAttribute[]>;
  /**
   * Calls the listener with these attributes each time the window has been opened, here or by the chat's own button.
   * Of several listeners the last one is called.
   */
  onOpen(listener: (attributes: CartAttribute[]) => void): void;
}
