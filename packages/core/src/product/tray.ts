/** Where a drag of the mobile tray ended. Positions are px: 0 when closed, `topBoundPx` (negative) when open. */
export interface TrayDrag {
  positionPx: number;
  topBoundPx: number;
  direction: 'up' | 'down';
}

const SNAP_PX = 60;
const SWAP_PX = 5;

/** `[state.product-detail-page.20]` `[state.product-detail-page.21]` Near an end it snaps there, else as dragged. */
export function snapTray({ positionPx, topBoundPx, direction }: TrayDrag): 'open' | 'closed' {
  if (positionPx > -SNAP_PX) return 'closed';
  if (positionPx - topBoundPx <= SNAP_PX) return 'open';
  return direction === 'up' ? 'open' : 'closed';
}

/** `[state.product-detail-page.22]` Past 5 px the variant panel takes the place of the sticky button. */
export function showsVariantPanel(positionPx: number): boolean {
  return positionPx < -SWAP_PX;
}
