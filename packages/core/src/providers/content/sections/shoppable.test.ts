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
      pins: [{ key: 'left', handle: 'robe', x: 40.5, y: 55 }],
    });
    expect(section).toHaveProperty('pins.length', 1);
    expect(productHandlesOf(section ? [section] : [])).toEqual(['robe']);
  });

  it.each(['heading', 'image'])('is left out without its %s', async (field) => {
    expect(await mapExample('shoppable', { [field]: null })).toBeNull();
  });
});
