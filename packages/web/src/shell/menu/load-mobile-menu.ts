import { remembered } from '../../hooks/use-loaded.ts';

export const loadMobileMenu = remembered(() =>
  import('./mobile-menu.tsx').then((module) => module.MobileMenu),
);
