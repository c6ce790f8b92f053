import { RecentlyViewed, type RecentlyViewedProps } from './recently-viewed.tsx';
import { Recommendations, type RecommendationsProps } from './recommendations.tsx';
import { SimilarPieces } from './similar-pieces.tsx';

interface CarouselsProps {
  texts: RecommendationsProps['texts'];
  /** Handles of the second related block of a product page. */
  similar?: readonly string[];
  recommended?: Omit<RecommendationsProps, 'texts'>;
  /** Nothing is shown of it before somebody has looked at a piece. */
  viewed?: Omit<RecentlyViewedProps, 'texts'>;
}

/** The carousels of a page, in their order. */
export function Carousels({ texts, similar, recommended, viewed }: CarouselsProps) {
  return (
    <>
      {similar && similar.length > 0 && <SimilarPieces handles={similar} texts={texts} />}
      {recommended && <Recommendations texts={texts} {...recommended} />}
      {viewed && <RecentlyViewed texts={texts} {...viewed} />}
    </>
  );
}
