import { block, bullet, h2, p, toPage, toStory } from '../compose.ts';
import { page } from './content-page.ts';

export const housePages = [
  page(
    'our-story',
    'Our story',
    'A small house in Porto that makes silk for the hour after six.',
    p(
      'Vesper & Vine began with twelve pieces and one table, in a former pharmacy on Rua das Flores. The drawers still say camphor and quinine. We keep thread in them.',
    ),
    p(
      'The idea was narrow and has stayed so: clothes for the part of the day that belongs to no one else. Not for the office, not for the photograph. For six o’clock, when the shoes come off and something better goes on.',
    ),
    h2('Small runs'),
    p(
      'We cut between forty and three hundred of anything. When the silk is gone, the piece is gone, and we write down what we learned. It is a poor way to get rich and a good way to sleep.',
    ),
    h2('Who makes it'),
    p(
      'Nineteen people, fourteen of them sewing. Ana Ferreira runs the lingerie room and has for nineteen years. You can read about the ',
      { words: 'atelier', to: toPage('atelier') },
      ', or about ',
      { words: 'why a slip takes nine days', to: toStory('cut-on-the-cross') },
      '.',
    ),
    block('blockquote', 'Nobody sees it but you. That is the whole point of making it well.'),
  ),
  page(
    'atelier',
    'The atelier',
    'Where the pieces are cut, hung and finished: Rua das Flores 12, Porto.',
    p(
      'Two floors. Silk is cut upstairs, where the light comes from the north and nobody walks heavily. Lace is sewn downstairs, beside the radio.',
    ),
    h2('The three days'),
    p(
      'Everything cut on the bias hangs for about seventy hours before it is hemmed. The rail for this is the longest piece of furniture we own. Please do not touch what hangs on it.',
    ),
    h2('A gown'),
    p(
      'A gown begins with a conversation and a calico. There are three fittings, in New York or in Porto, eight to twelve weeks apart from each other and from panic. The calico is yours to keep; most people burn it, some frame it.',
    ),
    h2('Visit'),
    bullet('41 Jane Street, New York: Tuesday to Saturday, eleven to seven'),
    bullet('Rua das Flores 12, Porto: Monday to Friday, ten to six'),
    p(
      'By appointment, so that somebody has time for you. ',
      { words: 'Write to us', to: toPage('contact') },
      ' and say when.',
    ),
  ),
  page(
    'contact',
    'Contact',
    'Write, call or come by: care for what you have bought and help with what you might.',
    p(
      'Somebody who has touched the piece you are asking about will answer, usually within four hours, always within a day.',
    ),
    h2('Write'),
    p(
      { words: 'care@vesperandvine.example', to: { url: 'mailto:care@vesperandvine.example' } },
      ', at any hour.',
    ),
    h2('Call'),
    p(
      { words: '+1 212 555 0141', to: { url: 'tel:+12125550141' } },
      ', nine to six, New York time. If it rings for long, we are at the far end of the table.',
    ),
    h2('Chat'),
    p({ words: 'Start a conversation', to: { url: 'chat:' } }, ' while you shop.'),
    h2('Come by'),
    p(
      '41 Jane Street, New York. Rua das Flores 12, Porto. Fittings are ',
      { words: 'by appointment', to: toPage('atelier') },
      '.',
    ),
  ),
];
