/** The end of a drag of the mobile tray. Positions in px: 0 is closed, `topBoundPx` (negative) is open. */
export interface TrayDrag {
  positionPx: number;
  topBoundPx: number;
  direction: 'up' | 'down';
}

const SNAP_PX = 60;
const SWAP_PX = 5;

/** `[state.product-detail-page.20]` `[state.product-detail-page.21]` Snaps to a near end, else in the direction of the drag. */
export function snapTray({ positionPx, topBoundPx, direction }: TrayDrag): 'open' | 'closed' {
  if (positionPx > -SNAP_PX) return 'closed';
  if (positionPx - topBoundPx <= SNAP_PX) return 'open';
  return direction === 'up' ? 'open' : 'closed';
}

/** `[state.product-detail-page.22]` Past 5 px the variant panel replaces the sticky button. */
export function showsVariantPanel(positionPx: number): boolean {
  return positionPx < -SWAP_PX;
}
