import { h2, p, picture, richText } from './compose.ts';
import type { Story } from './story-document.ts';

/** Shorter letters from the house; each has its category as its first tag. */
export const olderStories: readonly Story[] = [
  {
    slug: 'the-string-that-was-lost-twice',
    title: 'The string that was lost twice',
    standfirst: 'Sixty-one pearls, two taxis and a very honest opera house.',
    byline: 'A letter from a customer, printed with leave.',
    publishedAt: '2026-08-24T09:00:00Z',
    tags: ['letters', 'pearls'],
    cover: picture('editorial/editorial-pearls-cover.webp', 'A string of pearls on black satin'),
    chapters: [
      {
        text: richText(
          p(
            'I bought the Perle drops to go with my grandmother’s string, and lost the string on the way home from wearing them. The driver rang the bell at seven the next morning, before his shift was over, with the pearls in a sandwich bag. He had counted them, he said, so that I would know they were all there.',
          ),
          p(
            'The second time was the opera. I did not notice until the interval, when a person I had never met touched my arm and asked whether I had come in wearing more. They had been found in row K, handed to an usher, and put into an envelope with the number of the seat on it.',
          ),
        ),
        quote: 'He had counted them, so that I would know they were all there.',
      },
      {
        text: richText(
          h2('What we did about it'),
          p(
            'We sent the string to be knotted again, between every pearl, so that the next accident costs one and not sixty-one. If yours has not been knotted since somebody else wore it, it is time.',
          ),
        ),
        image: picture('apparel/slip-dress-aurelia-black-front.webp', 'The Aurelia slip in black'),
        caption: richText(p('Worn with the Aurelia slip in black, both times.')),
      },
    ],
    products: ['earrings-perle-pearl', 'earrings-perle-black', 'slip-dress-aurelia-black'],
  },
  {
    slug: 'a-fabric-with-two-minds',
    title: 'A fabric with two minds',
    standfirst: 'Stroke velvet down and it is wine, up and it is rust. We cut it upwards.',
    byline: 'Words by Teresa Vale. From the Porto atelier.',
    publishedAt: '2026-07-13T09:00:00Z',
    tags: ['cloth', 'velvet'],
    cover: picture('editorial/editorial-oxblood-velvet-hero-mobile.webp', 'Oxblood velvet in folds'),
    chapters: [
      {
        text: richText(
          p(
            'Velvet is woven as two cloths face to face, with threads running between them, and then a blade parts the pair. What you stroke are the cut ends, standing. They lean, and whichever way they lean, that is the way the light leaves.',
          ),
          p(
            'Most houses cut it so that it strokes downwards, because it wears better and photographs brighter. We cut it upwards. The colour goes deep, nearly black in the folds, and you have to be told that it is oxblood until you move.',
          ),
        ),
        quote: 'You have to be told that it is oxblood until you move.',
      },
      {
        text: richText(
          h2('How to look after it'),
          p(
            'Do not iron it. Hang it in the bathroom while you bathe, and go out for dinner. If somebody has sat on it, hold the place over steam and brush it upwards with your hand.',
          ),
        ),
        image: picture('lingerie/bodysuit-ombre-oxblood-front.webp', 'The Ombre bodysuit in oxblood velvet'),
        caption: richText(p('The Ombre bodysuit, cut upwards.')),
      },
    ],
    products: ['bodysuit-ombre-oxblood', 'coat-astor-oxblood', 'hair-bow-ninon-oxblood'],
  },
  {
    slug: 'the-drawer-marked-camphor',
    title: 'The drawer marked camphor',
    standfirst: 'What nineteen people keep in the drawers of a former pharmacy.',
    byline: 'Words by Inês Moura. From the Porto atelier.',
    publishedAt: '2026-06-08T09:00:00Z',
    tags: ['atelier'],
    cover: picture('editorial/editorial-poppy-cover.webp', 'A marigold silk poppy against plaster'),
    chapters: [
      {
        text: richText(
          p(
            'The room on Rua das Flores was a pharmacy for eighty years, and nobody has had the heart to take the drawers out. There are one hundred and forty-four. The labels are enamel and will outlive us: quinine, senna, arnica, camphor.',
          ),
          p(
            'Camphor holds hooks and eyes, sorted by how much they must carry. Arnica holds chalk. Quinine is where Ana keeps the good scissors, because nobody would look there, except that everybody knows.',
          ),
        ),
      },
      {
        text: richText(
          h2('The one that is empty'),
          p(
            'Third row, far left, no label. It was empty when we came and has been kept so. When something goes wrong with a piece that nobody can explain, a note is put in, and once a year, before the holidays, they are read aloud and thrown away.',
          ),
        ),
        image: picture('apparel/blouse-colette-ivory-front.webp', 'The Colette blouse in ivory'),
        caption: richText(p('The Colette blouse, which had three notes and deserved none.')),
        quote: 'Quinine is where Ana keeps the good scissors, because nobody would look there.',
      },
    ],
    products: ['blouse-colette-ivory', 'scarf-jardin-marigold', 'camisole-mira-marigold'],
  },
  {
    slug: 'moths-and-how-to-speak-to-them',
    title: 'Moths, and how to speak to them',
    standfirst: 'They do not eat silk. They do not eat clean wool either. Draw your own conclusion.',
    byline: 'Words by Ana Ferreira. From the Porto atelier.',
    publishedAt: '2026-05-11T09:00:00Z',
    tags: ['care', 'wool'],
    cover: picture('apparel/sweater-arran-creme-wide.webp', 'The Arran sweater in cream on a peg'),
    chapters: [
      {
        text: richText(
          p(
            'The moth that you see is not the one that eats. It is the parent, it has no mouth, and it is looking for a place that smells of people. A jumper put away after one dinner is such a place.',
          ),
          p(
            'So wash before you store, even if it looks clean. Cool water, a wool soap, flat on a towel. Then a cotton bag, tied. Cedar helps because it makes you open the wardrobe to renew it, and moths hate to be looked at.',
          ),
        ),
        quote: 'It is looking for a place that smells of people.',
      },
    ],
    products: ['sweater-arran-creme', 'cardigan-willow-blush', 'coat-astor-camel'],
  },
  {
    slug: 'lace-by-the-metre',
    title: 'Lace by the metre',
    standfirst: 'The looms in Caudry weigh eleven tons and make four metres before lunch.',
    byline: 'Words by Teresa Vale. From Caudry.',
    publishedAt: '2026-04-13T09:00:00Z',
    tags: ['cloth', 'lace'],
    cover: picture('editorial/editorial-menu-lingerie-menu.webp', 'Black lace, close'),
    chapters: [
      {
        text: richText(
          p(
            'A Leavers loom is the size of a tram and was built when there were trams. It twists threads around one another instead of knotting them, thousands at once, and it does so with a noise that the people who mind it no longer hear and visitors hear for days.',
          ),
          p(
            'The pattern comes off a strip of card with holes. The Odile vine is four thousand cards long. When one tears, somebody who knows the song of the machine stops it before the flower is wrong.',
          ),
        ),
        image: picture('lingerie/bra-odile-black-detail.webp', 'The Odile lace, close'),
        caption: richText(p('The Odile vine: four thousand cards, one flower.')),
      },
      { image: picture('lingerie/brief-odile-black-front.webp', 'The Odile high brief in black') },
      { image: picture('lingerie/garter-belt-odile-black-front.webp', 'The Odile suspender belt in black') },
    ],
    products: ['bra-odile-black', 'brief-odile-black', 'garter-belt-odile-black', 'thong-odile-black'],
  },
];
