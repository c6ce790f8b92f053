import { describe, expect, it } from 'vitest';
import { showsVariantPanel, snapTray } from './tray.ts';

describe('The mobile tray', () => {
  it.each([
    ['[state.product-detail-page.20] near the bottom', -59, 'up', 'closed'],
    ['[state.product-detail-page.21] in between, dragged up', -60, 'up', 'open'],
    ['[state.product-detail-page.21] in between, dragged down', -60, 'down', 'closed'],
    ['[state.product-detail-page.21] near the top', -540, 'down', 'open'],
    ['[state.product-detail-page.21] just outside of it', -539, 'down', 'closed'],
    ['dragged over the top', -700, 'down', 'open'],
    ['dragged under the bottom', 40, 'up', 'closed'],
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
