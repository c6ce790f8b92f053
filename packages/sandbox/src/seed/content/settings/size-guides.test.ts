import { hasSizing } from '@storefront/core/product/markers';
import { rowOfSize, type SizeGuide, sizeGuideFor } from '@storefront/core/product/size-guide';
import { expect, it } from 'vitest';
import { isObject } from '../../../content/document.ts';
import { seedCatalogue } from '../../seed-catalogue.ts';
import { sizeGuides } from './size-guides.ts';

const at = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);
const listAt = (value: unknown, name: string) => [at(value, name)].flat();
const textsAt = (value: unknown, name: string) => listAt(value, name).map(String);

const guides = sizeGuides.map((guide): SizeGuide => {
  const collections = at(guide, 'collectionType');
  return {
    id: '',
    title: String(at(collections, 'title')),
    handles: textsAt(collections, 'handles'),
    tags: textsAt(guide, 'shopifyTag'),
    showsCountrySelect: true,
    tables: listAt(guide, 'sizeGuideTables').map((table) => ({
      title: null,
      rows: listAt(table, 'rows').map((row) => textsAt(row, 'cells')),
    })),
  };
});

it('[screen.product-detail-page.16] each size of a piece has its row in every table of the guide for the piece', () => {
  const { products, collections } = seedCatalogue();
  const guided = products.filter(hasSizing).flatMap(({ handle, tags, variants }) => {
    const own = collections.filter(({ productHandles }) => productHandles.includes(handle));
    const guide = sizeGuideFor({ tags, collection_handles: own.map((each) => each.handle).join() }, guides);
    return guide ? [{ handle, guide, sizes: variants.map(({ optionValues: [size = ''] }) => size) }] : [];
  });
  expect(new Set(guided.map(({ guide }) => guide.title))).toEqual(new Set(guides.map(({ title }) => title)));
  const absent = guided.flatMap(({ handle, guide, sizes }) =>
    sizes
      .filter((size) => guide.tables.some(({ rows }) => rowOfSize(rows, size) === null))
      .map((size) => `${handle} ${size}: ${guide.title}`),
  );
  expect(absent).toEqual([]);
});
