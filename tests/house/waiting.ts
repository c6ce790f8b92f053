import type { ExportTable } from './find-unused.ts';

/** Screen or part of one that is not built yet → what waits for it. Every screen shortens this table. */
export const waiting: ExportTable = {
  'content preview': {
    'core/content/preview': [
      'chooseContentRequest',
      'isPreviewing',
      'requireVisualEditing',
      'VISUAL_EDITING_PERSPECTIVE',
    ],
    'core/providers/content/preview-reader': ['createPreviewReader'],
  },
};

/** Statement or decision that demands it → what no screen will call. */
export const demanded: ExportTable = {
  '[call.commerce-storefront-api.12]': { 'core/collection/collection-paging': ['pageBeside'] },
  '[entity.cart-state.1] [entity.cart-state.3] [entity.checkout.1] [entity.checkout.6]': {
    'web/features/cart/cart-state-atoms': ['checkoutAtom', 'mobileCartOpenAtom'],
  },
  '[entity.site-state.2]': {
    'web/state/site-atoms': ['activePageAtom', 'isTransitioningAtom', 'pageTitleAtom'],
  },
  '[entity.site-state.6]': {
    'web/state/site-atoms': [
      'deviceIsCursorAtom',
      'deviceIsMobileAtom',
      'deviceIsTouchAtom',
      'docHeightAtom',
      'docWidthAtom',
      'winHeightAtom',
    ],
  },
  '[entity.site-state.7]': {
    'web/state/scroll-atoms': ['isAtBottomAtom', 'isAtTopAtom', 'isScrollingAtom'],
  },
  '[what.22]': {
    'core/providers/experiments/browser': ['createExperiments'],
    'core/providers/fit/browser': ['createFitPrediction'],
    'core/providers/resale/browser': ['createResaleMarket'],
  },
};

/** What tests and tools call → its exports. */
export const calledByTools: ExportTable = {
  'tests that stop the clock': { 'core/clock': ['fixedClock'] },
  'generated types, checked by their tests': {
    'core/providers/commerce/codegen': ['GENERATED', 'generateShapesOf', 'generateTypes'],
    'core/providers/content/schema/typegen': ['readQueryResults'],
  },
  'example documents of sections': { 'core/providers/content/sections/map-example': ['mapExample'] },
  'the check that every provider is whole': {
    'core/providers/registry': ['folderOf', 'portsWithoutProvider'],
  },
};
