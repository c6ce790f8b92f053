import { describe, expect, it } from 'vitest';
import { showsVariantPanel, snapTray } from './tray.ts';

describe('[const.layout.6] the mobile tray', () => {
  it.each([
    ['[state.product-detail-page.20] closes near the bottom', -59, 'up', 'closed'],
    ['[state.product-detail-page.21] opens in between, dragged up', -60, 'up', 'open'],
    ['[state.product-detail-page.21] closes in between, dragged down', -60, 'down', 'closed'],
    ['[state.product-detail-page.21] opens near the top', -540, 'down', 'open'],
    ['[state.product-detail-page.21] closes just outside of it, dragged down', -539, 'down', 'closed'],
    ['opens when dragged over the top', -700, 'down', 'open'],
    ['closes when dragged under the bottom', 40, 'up', 'closed'],
  ] as const)('%s', (_, positionPx, direction, expected) => {
    expect(snapTray({ positionPx, topBoundPx: -600, direction })).toBe(expected);
  });

  it.each([
    [0, false],
    [-5, false],
    [-6, true],
  ])('[state.product-detail-page.22] at %s px the variant panel shows: %s', (positionPx, expected) => {
    expect(showsVariantPanel(positionPx)).toBe(expected);
  });
});
