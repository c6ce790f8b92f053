import type { ContentDocument, Json } from '../../content/document.ts';
import type { CatalogueFinder } from './catalogue-finder.ts';
import { keyed, link, references, seo, toCollection } from './compose.ts';

type Fields = Record<string, Json>;

export interface Campaign {
  slug: string;
  title: string;
  season: string;
  summary: string;
  description: string;
  publishedAt: string;
  tags: readonly string[];
  cover: Fields;
  sections: readonly Fields[];
}

export function campaignDocument(campaign: Campaign): ContentDocument {
  const { slug, title, season, summary, description, publishedAt, tags, cover, sections } = campaign;
  return {
    _id: `campaign-${slug}`,
    _type: 'campaign',
    title,
    slug: { _type: 'slug', current: slug },
    formerSlugs: [],
    language: 'en-us',
    tags: [...tags],
    season,
    publishedAt,
    summary,
    cover,
    sections: keyed(sections),
    seo: { ...seo(title, description), image: cover },
  };
}

/** A row of pieces that leads to their collection. */
export const railOf = (
  finder: CatalogueFinder,
  heading: string,
  to: string,
  title: string,
  pictured: readonly string[],
): Fields => ({
  _type: 'productRail',
  heading,
  link: link(title, toCollection(finder, to)),
  products: references(finder.productIds(pictured)),
});
