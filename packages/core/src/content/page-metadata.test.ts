import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePageMetadata } from './page-metadata.ts';

const site = { title: 'Vesper & Vine', description: 'Clothes that hang well.', imageSrc: '/og.png' };

describe('metadata of a page [entity.page-metadata-source]', () => {
  it.each<[string, unknown, string]>([
    ['[…1] what editors wrote', { seo: { title: 'Iris' }, title: 'Iris Slip' }, 'Iris'],
    ['[…3] the document’s own', { seo: { title: null }, title: 'Iris Slip' }, 'Iris Slip'],
    ['[…3] the store’s', { title: ' ', store: { title: 'Iris Slip Dress' } }, 'Iris Slip Dress'],
    ['the site’s', {}, 'Vesper & Vine'],
    ['no document', null, 'Vesper & Vine'],
    ['numbers', { seo: { title: 7 }, title: 8 }, 'Vesper & Vine'],
    ['signs that are no markup', { title: 'Sizes < 6 and > 14' }, 'Sizes < 6 and > 14'],
    ['line breaks', { title: 'Iris\n  Slip' }, 'Iris Slip'],
  ])('title: %s', (_, source, title) => {
    expect(choosePageMetadata(source, site).title).toBe(title);
  });

  it.each<[string, unknown, string]>([
    ['[…1] what editors wrote', { seo: { description: 'A slip.' }, description: 'Long.' }, 'A slip.'],
    ['[…3] the document’s own', { description: 'Long.' }, 'Long.'],
    ['[…3] without markup', { description: '<p>Bias-cut</p><p>silk</p>' }, 'Bias-cut silk'],
    ['only markup', { description: '<p><br></p>' }, 'Clothes that hang well.'],
    ['rich text', { description: [{ _type: 'block' }] }, 'Clothes that hang well.'],
    ['[entity.cms-settings-document.20] the backup', { seo: null }, 'Clothes that hang well.'],
  ])('description: %s', (_, source, description) => {
    expect(choosePageMetadata(source, site).description).toBe(description);
  });

  it.each<[string, unknown, string | null]>([
    ['[…2] a string', { seo: { image: 'https://cdn.example/a.jpg' } }, 'https://cdn.example/a.jpg'],
    ['[…2] an object', { seo: { image: { src: 'https://cdn.example/b.jpg' } } }, 'https://cdn.example/b.jpg'],
    ['an object without a source', { seo: { image: {} } }, '/og.png'],
    ['none', { seo: { image: null } }, '/og.png'],
  ])('picture: %s', (_, source, imageSrc) => {
    expect(choosePageMetadata(source, site).imageSrc).toBe(imageSrc);
  });

  it('no document leaves a page without a title', () => {
    fc.assert(
      fc.property(fc.anything(), (source) => {
        const { title, description } = choosePageMetadata(source, site);
        return title.trim() !== '' && description.trim() !== '';
      }),
    );
  });
});
