import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';
import { productHandlesOf } from './section-registry.ts';

describe('the shoppable section', () => {
  it('maps its example, without pins that lack their product or their place', async () => {
    const section = await mapExample('shoppable');
    expect(section).toMatchObject({
      kind: 'shoppable',
      heading: 'One slip, five evenings',
      link: { href: '/collections/evening' },
      image: { alt: 'Slips on a rail', width: 1600, height: 900 },
      mobileImage: { width: 800, height: 1000 },
      pins: [{ key: 'left', handle: 'robe', place: { x: 40.5, y: 55 }, mobilePlace: { x: 12, y: 60 } }],
    });
    expect(section).toHaveProperty('pins.length', 1);
    expect(productHandlesOf(section ? [section] : [])).toEqual(['robe']);
  });

  const pin = { product: { _ref: 'product-robe' }, x: 40.5, y: 55 };

  it('places pins on the phone as on the desktop where both have one picture', async () => {
    const section = await mapExample('shoppable', {
      mobileImage: null,
      pins: [{ ...pin, mobileX: 12, mobileY: 60 }],
    });
    expect(section).toHaveProperty('pins.0.mobilePlace', { x: 40.5, y: 55 });
  });

  it.each([{}, { mobileX: 12 }, { mobileX: 12, mobileY: -1 }])(
    'leaves a pin off another picture for phones where its place is %o',
    async (place) => {
      const section = await mapExample('shoppable', { pins: [{ ...pin, ...place }] });
      expect(section).toHaveProperty('pins.0.mobilePlace', null);
    },
  );

  it.each(['heading', 'image'])('is left out without its %s', async (field) => {
    expect(await mapExample('shoppable', { [field]: null })).toBeNull();
  });
});
