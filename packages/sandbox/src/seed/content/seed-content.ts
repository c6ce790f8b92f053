import type { ContentDocument } from '../../content/document.ts';
import type { Catalogue } from '../../world/catalogue.ts';
import { campaignDocuments } from './campaigns.ts';
import { CatalogueFinder } from './catalogue-finder.ts';
import { collectionDocument } from './collection-documents.ts';
import { homeDocument } from './home.ts';
import { imageAssets } from './image-assets.ts';
import { pageDocuments } from './pages.ts';
import { productDocuments } from './product-documents.ts';
import { routeRules } from './route-rules.ts';
import { settingsDocument } from './settings/settings-document.ts';
import { storyDocuments } from './stories.ts';

/**
 * The content lake's first documents: what editors of the demo house wrote, and the store data that Sanity
 * Connect copied from the catalogue. Pictures of products are addressed on the commerce double.
 */
export function seedContent(
  catalogue: Catalogue,
  commerceOrigin = 'http://localhost:3001',
): ContentDocument[] {
  const finder = new CatalogueFinder(catalogue);
  const documents = [
    settingsDocument(finder),
    homeDocument(finder),
    ...pageDocuments,
    ...routeRules,
    ...storyDocuments(finder),
    ...campaignDocuments(finder),
    ...catalogue.collections.map((collection) => collectionDocument(collection, commerceOrigin)),
    ...catalogue.products.flatMap((product) => productDocuments(product, finder, commerceOrigin)),
  ];
  return [...imageAssets(documents), ...documents];
}
