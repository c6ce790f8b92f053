import { recordMissingSource } from './page-build.ts';

export type OrNone = <Piece>(pieces: Promise<readonly Piece[]>) => Promise<readonly Piece[]>;

/**
 * `[error.5]` None while the commerce platform fails: what a page says and shows besides stands without its pieces, and
 * the page is incomplete, so that it is soon made again. Never rejects.
 */
export const withoutOutage: OrNone = async (pieces) => {
  try {
    return await pieces;
  } catch (error) {
    console.error('Problem loading the pieces of a page', error);
    recordMissingSource();
    return [];
  }
};
