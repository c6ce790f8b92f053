import type { SizeGuideInfo } from '../content/settings-content.ts';
import type { SizeGuide } from './size-guide.ts';

/** `GET /api/size-guides`: every guide of the shop, with the texts around their tables. */
export interface SizeGuides {
  guides: SizeGuide[];
  info: SizeGuideInfo;
}

/** Null for anything that is not the answer of our own endpoint, such as a sign-in page of a network between. */
export function readSizeGuides(answer: unknown): SizeGuides | null {
  return isSizeGuides(answer) ? answer : null;
}

function isSizeGuides(answer: unknown): answer is SizeGuides {
  const { guides, info } = Object(answer);
  return Array.isArray(guides) && typeof info === 'object' && info !== null;
}
