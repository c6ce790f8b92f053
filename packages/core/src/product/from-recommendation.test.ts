import { describe, expect, it } from 'vitest';
import type { Fault } from '../fault.ts';
import { fromRecommendation } from './from-recommendation.ts';

const result = {
  id: '7130000001',
  score: 0,
  mappings: {
    core: {
      uid: '7130000001',
      sku: 'CD-100',
      name: 'Iris',
      url: '/products/iris',
      price: 189,
      msrp: 240,
      brand: 'Main',
    },
  },
  attributes: {
    handle: 'iris-slip-dress',
    title: 'Iris Slip Dress',
    tags: 'new-in|tag-silk',
    images: 'a.jpg|b.jpg',
    product_type: 'Dresses',
    ss_available: '1',
    metafields: ['{&quot;doublewide&quot;:true}'],
    variants:
      '[{&quot;id&quot;:1,&quot;title&quot;:&quot;S / Black&quot;,&quot;price&quot;:&quot;189.00&quot;}]',
  },
};

describe('fromRecommendation', () => {
  it('[entity.product-mapped-from-a-recommendation-result.1] [entity.product-mapped-from-a-recommendation-result.2] reads the core mappings; attributes override them', () => {
    expect(fromRecommendation(result)).toMatchObject({
      legacy_id: '7130000001',
      handle: 'iris-slip-dress',
      title: 'Iris Slip Dress',
      tags: ['new-in', 'tag-silk'],
      productType: 'Dresses',
      vendor: 'Main',
      price: 18900,
      msrp: 24000,
      sku: 'CD-100',
      metafields: { doublewide: true },
      variants: [{ id: '1', price: 18900 }],
    });
  });

  it('[entity.product-mapped-from-a-recommendation-result.1] reads core mappings alone as a product without variants', () => {
    expect(fromRecommendation({ mappings: result.mappings })).toMatchObject({
      title: 'Iris',
      handle: 'iris',
      price: 18900,
      variants: [],
    });
  });

  it.each([[null], [{}], [[]], ['text'], [{ mappings: { core: 7 }, attributes: 'x' }]])(
    'drops and reports %j',
    (sent) => {
      const faults: Fault[] = [];
      expect(fromRecommendation(sent, (fault) => faults.push(fault))).toBeNull();
      expect(faults.map(({ code, kind }) => [code, kind])).toEqual([['index-product-dropped', 'outside']]);
    },
  );
});
