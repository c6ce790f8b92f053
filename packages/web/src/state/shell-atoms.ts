import type { ShellContent } from '@storefront/core/content/site-content';
import { atom } from 'jotai';

/** The newest settings that this tab has seen; null until a page is hydrated. */
export const newestShellAtom = atom<ShellContent | null>(null);
