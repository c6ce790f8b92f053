import type { QuickAddButton } from '@storefront/core/product/quick-add';
import type { QuickAddNote } from '@storefront/core/product/stock-labels';

/** Texts of quick add. */
export const quickAddCopy = {
  name: (title: string) => `Quick add, ${title}`,
  close: 'Close',
  note: (note: QuickAddNote) => {
    if (note.code === 'only-left') return `Only ${note.units} left`;
    return note.code === 'quick-add' ? 'Quick Add' : 'Join the Waitlist';
  },
  addSize: (size: string) => `Add size ${size} to the bag`,
  /** Without a waitlist. */
  soldOut: 'Sold out',
  soldOutSize: (size: string) => `Size ${size}, sold out`,
  comingSize: (size: string) => `Size ${size}, coming soon`,
  waitForSize: (size: string) => `Join the waitlist for size ${size}`,
  sizes: 'Select a size',
  button: (button: QuickAddButton, price: string) => {
    if (button.code === 'add-to-bag') return `Add to bag — ${price}`;
    return button.code === 'select-size' ? 'Select a size' : 'Join the Waitlist';
  },
  pauseClip: 'Pause the film',
  left: (units: number) => `Only ${units} left in your size!`,
  video: (title: string) => `${title}, moving`,
  more: 'More details',
  failed: 'Sorry, it looks like there was an issue.',
};
