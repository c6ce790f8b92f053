import { bullet, h2, p, textPairs, textTable, toPage, toUrl } from '../compose.ts';
import { page } from './content-page.ts';

export const privacyPage = page(
  'privacy',
  'Privacy notice',
  'What we know about you, why, for how long, and how to make us forget it.',
  p(
    'This is a demonstration shop; nobody is behind it and nothing you type here leaves your machine. A real house would say the following.',
  ),
  h2('Who is responsible'),
  p(
    'Vesper & Vine, Rua das Flores 12, 4050-265 Porto. For anything about your data write to ',
    { words: 'care@vesperandvine.example', to: toUrl('mailto:care@vesperandvine.example') },
    ' with “data” in the subject, or use any of ',
    { words: 'the other ways', to: toPage('contact') },
    '.',
  ),
  h2('What we keep, and why'),
  textPairs({
    'To sell you something':
      'Name, addresses, e-mail, telephone, what you order and send back. Because we have a contract',
    'What you ask us to keep':
      'Account, wishlists, sizes, gift messages, waiting lists. Because you asked, until you take it away',
    'Letters and text messages':
      'Your address or number, and whether you open what we send. With your consent, which you take back with one click in each of them',
    'To keep the shop standing':
      'The address of your connection and what was requested, in logs without names. Because somebody tries a thousand passwords every night',
    'To write better pages': 'Which pages are read and what is looked for. With your consent only',
  }),
  p(
    'The number of your card stays with the payment service. We do not buy data about you, do not build a profile that decides anything, and never ask for your date of birth, except so that a present can reach you in time.',
  ),
  h2('What your browser stores'),
  p(
    'Before you choose, only the necessary: your bag, your country for seven days, who is signed in, and your choice itself for a year. Everything else waits for a yes, by category.',
  ),
  bullet(
    { words: 'Personal', strong: true },
    ': pieces looked at last, reviews, chat, films, and a search that recognises your taste',
  ),
  bullet(
    { words: 'Measurement', strong: true },
    ': which pages are read and where people give up. At present nobody does this for us',
  ),
  bullet(
    { words: 'Marketing', strong: true },
    ': invitations of friends, text messages, advertising and its statistics',
  ),
  p(
    'Every single entry, with its name and its time, is on ',
    { words: 'the list of cookies', to: toUrl('/pages/onetrust-cookie-list') },
    '. A browser that sends Global Privacy Control has said no, and we do not raise the question again. Refusing changes nothing that you can buy.',
  ),
  h2('Who helps us'),
  p(
    'These houses work for us under contract. They may use what they see for us and for nothing else, and each sees only its own part.',
  ),
  textTable(
    ['Service', 'What it does', 'When'],
    ['Shopify', 'Catalogue, bag, checkout, account and orders', 'Always'],
    ['Sanity', 'Texts and pictures of these pages', 'Always'],
    ['OneTrust', 'Keeps your choice about cookies', 'Always, where we use it'],
    ['Klaviyo', 'Letters and waiting lists', 'When you sign up'],
    ['Swym', 'Wishlists', 'When you save a piece'],
    ['Govalo', 'Gifts and their messages', 'When you send one'],
    ['Searchspring', 'Search and recommendations', 'With “Personal”'],
    ['Okendo', 'Reviews', 'With “Personal”'],
    ['Gorgias', 'Chat', 'With “Personal”'],
    ['Vimeo', 'Films', 'With “Personal”'],
    ['Global-e', 'Duties and currencies', 'With “Personal”'],
    ['Route', 'Protection of parcels', 'With “Personal”'],
    ['Friendbuy', 'Invitations of friends', 'With “Marketing”'],
    ['Postscript', 'Text messages', 'With “Marketing”'],
    ['Google Tag Manager', 'Statistics and advertising', 'With “Marketing”'],
    ['Envive', 'The shopping assistant', 'With “Marketing”'],
  ),
  p(
    'Parcels need carriers, and taxes an accountant; both see what they must. Some of these services keep data in the United States. For visitors from Europe that rests on the Data Privacy Framework or on the standard clauses of the Commission, of which we send a copy.',
  ),
  h2('For how long'),
  textPairs({
    'Orders and invoices': 'Ten years, because the tax office wants them',
    'Your account': 'Until you close it; then thirty days, in case it was a mistake',
    'Letters to us': 'Three years after the last one',
    Newsletter: 'Until you leave. Your address then stays on a list of those we must not write to',
    Logs: 'Thirty days',
  }),
  h2('Your rights'),
  p(
    'You may see what we hold, correct it, take it with you, have it erased, limit what we do with it, or object. That holds wherever you live, whether your law is the GDPR, the LGPD, that of California or none. It takes a week at most, costs nothing, and nobody is treated worse for it. In the words of the American laws: we do not sell personal information, and share it for advertising only with your consent.',
  ),
  bullet(
    'Change your choice: ',
    { words: 'cookie preferences', to: toUrl('cookie:') },
    ', on any page, at its foot',
  ),
  bullet('Close your account: under “Your details”, by a letter from the address it belongs to'),
  bullet('Complain: to us, or to the CNPD in Lisbon, or to the authority where you live'),
  h2('Children'),
  p('The shop is made for adults. If a child has signed up, write to us and we remove it the same day.'),
  h2('If something goes wrong'),
  p(
    'Passwords are stored with Shopify so that nobody can read them, pages come over encrypted lines, and few of us may look at orders. Should something be lost all the same, you hear it from us within three days, in plain words and with what to do.',
  ),
  h2('If this notice changes'),
  p(
    'This one is from 3 November 2026. When a service joins or leaves, the tables change on the same day; when a purpose changes, you are asked again.',
  ),
);
