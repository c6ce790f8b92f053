import type { ContentDocument } from '../../content/document.ts';
import type { CatalogueFinder } from './catalogue-finder.ts';
import { h2, p, picture, richText, toPage, type Words } from './compose.ts';
import { olderStories } from './older-stories.ts';
import { type Story, storyDocument } from './story-document.ts';

/** The house's stories at /stories/{slug}, newest first. */
export function storyDocuments(finder: CatalogueFinder): ContentDocument[] {
  const piece = (words: string, pictured: string): Words => {
    const id = finder.productId(pictured);
    return id ? { words, to: { ref: id } } : words;
  };
  const stories: readonly Story[] = [
    {
      slug: 'cut-on-the-cross',
      formerSlugs: ['on-the-bias'],
      title: 'Cut on the cross',
      standfirst:
        'Why a slip made of two panels takes nine days, and what happens in the three when nobody touches it.',
      byline: 'Words by Teresa Vale. From the Porto atelier.',
      publishedAt: '2026-11-02T09:00:00Z',
      tags: ['atelier', 'silk'],
      cover: picture(
        'editorial/editorial-champagne-silk-hero.webp',
        'Champagne silk charmeuse lying in folds',
      ),
      chapters: [
        {
          text: richText(
            p(
              'The cloth arrives from Como on a Tuesday and is left alone until Wednesday. Silk that has been rolled remembers the roll; give it a night flat on the table and it forgets. Ana Ferreira, who has run the lingerie room for nineteen years, calls this ',
              { words: 'letting it put its shoulders down', em: true },
              '.',
            ),
            p(
              'Then the pattern goes on at forty-five degrees. On the straight grain a woven fabric is a sheet of paper. On the cross it is closer to water: it stretches a little, recovers a little, and finds the body without being told where it is. It also wastes a third of the length, which is why most houses stopped.',
            ),
          ),
        },
        {
          text: richText(
            h2('Three days on a peg'),
            p(
              'A bias hem cannot be cut when the dress is sewn, because the dress has not finished growing. Hung from its straps it drops, unevenly, for about seventy hours: half an inch at the side seams, almost nothing at the front. Only then does somebody kneel on the floor with chalk and a rule and find out where level is.',
            ),
            p(
              '“You cannot hurry it with steam,” Ferreira says. “People have tried. It comes back in the first warm room you walk into, and then you are standing at a party in somebody else’s hem.”',
            ),
          ),
          image: picture('apparel/slip-dress-aurelia-champagne-front.webp', 'The Aurelia slip in champagne'),
          caption: richText(
            p(
              'The ',
              piece('Aurelia slip', 'slip-dress-aurelia-champagne'),
              '. Two panels, eleven metres of French seam.',
            ),
          ),
          quote: 'On the straight grain it is paper. On the cross it is closer to water.',
        },
        { image: picture('apparel/slip-dress-aurelia-champagne-detail.webp', 'The cowl, close') },
        {
          image: picture(
            'editorial/editorial-slip-window-cover.webp',
            'The finished slip, hanging in the window',
          ),
        },
      ],
      products: [
        'slip-dress-aurelia-champagne',
        'slip-dress-noemie-ivory',
        'skirt-delphine-champagne',
        'bridal-gown-margaux-champagne',
        'nightgown-vesper-rose',
        'camisole-mira-ivory',
      ],
    },
    {
      slug: 'washing-silk',
      title: 'Washing silk and lace',
      standfirst: 'Five minutes, cool water, and the courage to leave it alone afterwards.',
      byline: 'Words by Ana Ferreira. From the Porto atelier.',
      publishedAt: '2026-10-12T09:00:00Z',
      tags: ['care', 'silk', 'lace'],
      cover: picture('editorial/editorial-lace-sage-hero.webp', 'Ivory blossom lace over sage silk'),
      chapters: [
        {
          text: richText(
            p(
              'People are afraid of silk because of its price. It is a strong thread; ships have been held by it. What it does not like is heat, rubbing and being hung up by one shoulder.',
            ),
            p(
              'Fill a basin with water that feels like nothing. A capful of silk wash. Put the piece in, move it as you would move a tired cat, and count to three hundred. Rinse until the water is bored. Roll it in a towel, press, unroll.',
            ),
          ),
        },
        {
          text: richText(
            h2('Lace'),
            p(
              'The same, inside a bag. Close the hooks first: a hook is a small anchor and lace is full of harbours. Dry it flat on the towel, pulled gently into the shape you remember.',
            ),
            p(
              'If something has happened all the same, we ',
              { words: 'mend', to: toPage('repairs') },
              ' it.',
            ),
          ),
          image: picture('lingerie/bralette-fleur-sage-detail.webp', 'Fleur lace in sage, close'),
          caption: richText(
            p('The ', piece('Fleur bralette', 'bralette-fleur-sage'), ' survives most things.'),
          ),
          quote: 'Move it as you would move a tired cat.',
        },
      ],
      products: [
        'bralette-fleur-sage',
        'nightgown-marguerite-ivory',
        'robe-vesper-ivory',
        'camisole-lune-rose',
      ],
    },
    {
      slug: 'a-letter-to-brides',
      title: 'A letter to brides',
      standfirst: 'Bring your shoes, and one person whose opinion you like. Leave the others a task.',
      byline: 'Words by Teresa Vale. From Jane Street.',
      publishedAt: '2026-09-07T09:00:00Z',
      tags: ['letters', 'bridal'],
      cover: picture('editorial/editorial-menu-bridal-menu.webp', 'Ivory lace, close'),
      chapters: [
        {
          text: richText(
            p(
              'You will be told that you will know. Some do. Most people find out in the third gown, at about the time when the fitter has stopped talking, that they are standing differently.',
            ),
            p(
              'We make two shapes and will not make a third until we have something to say. Isolde is lace down to the wrist. ',
              piece('Margaux', 'bridal-gown-margaux-ivory'),
              ' is one length of satin on the cross, and hides nothing, least of all joy.',
            ),
          ),
          image: picture('apparel/bridal-gown-isolde-ivory-front.webp', 'The Isolde gown in ivory lace'),
          caption: richText(
            p('The ', piece('Isolde gown', 'bridal-gown-isolde-ivory'), ', three fittings from now.'),
          ),
        },
        {
          text: richText(
            h2('How long'),
            p(
              'Eight to twelve weeks from the last measurement. Come earlier than you think and worry later than you think. The ',
              { words: 'atelier', to: toPage('atelier') },
              ' is in Porto; the mirror is on Jane Street.',
            ),
          ),
          quote: 'You are standing differently. That is the one.',
        },
      ],
      products: [
        'bridal-gown-isolde-ivory',
        'bridal-gown-margaux-ivory',
        'bridal-veil-celeste-ivory',
        'bridal-mini-bijou-white',
        'garter-belt-odile-ivory',
      ],
    },
  ];
  return [...stories, ...olderStories].map((story) => storyDocument(story, finder));
}
