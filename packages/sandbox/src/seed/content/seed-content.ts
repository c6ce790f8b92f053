import type { ContentDocument } from '../../content/document.ts';
import type { Catalogue } from '../../world/catalogue.ts';
import { campaignDocuments } from './campaigns.ts';
import { CatalogueFinder } from './catalogue-finder.ts';
import { collectionDocument } from './collection-documents.ts';
import { homeDocument } from './home.ts';
import { imageAssets } from './image-assets.ts';
import { carePages } from './pages/care-pages.ts';
import { housePages } from './pages/house-pages.ts';
import { legalPages } from './pages/legal-pages.ts';
import { productDocuments } from './product-documents.ts';
import { routeRules } from './route-rules.ts';
import { settingsDocument } from './settings/settings-document.ts';
import { storyDocuments } from './stories.ts';

/**
 * Returns the content lake's first documents: the demo editors' own, and the store data that Sanity Connect copies
 * from the catalogue. Pictures of products have URLs of the commerce double.
 */
export function seedContent(
  catalogue: Catalogue,
  commerceOrigin = 'http://localhost:3001',
): ContentDocument[] {
  const finder = new CatalogueFinder(catalogue);
  const documents = [
    settingsDocument(finder),
    homeDocument(finder),
    ...housePages(finder),
    ...carePages(finder),
    ...legalPages,
    ...routeRules,
    ...storyDocuments(finder),
    ...campaignDocuments(finder),
    ...catalogue.collections.map((collection) => collectionDocument(collection, commerceOrigin)),
    ...catalogue.products.flatMap((product) => productDocuments(product, finder, commerceOrigin)),
  ];
  return [...imageAssets(documents), ...documents];
}
