import type { ShellContent, SiteLink } from '../../../content/site-content.ts';
import { readContentText } from '../parts/content-value.ts';
import { field, linkTargets, reference, rows } from '../parts/fields.ts';
import { mapLink, mapLinks } from '../parts/map-link.ts';
import { link } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface ContactSection {
  key: string;
  kind: 'contact';
  heading: string | null;
  /** Addresses are those of the settings; the page adds them. */
  help: ShellContent['help'];
  emailNote: string | null;
  phoneNote: string | null;
  /** Absent without a chat. */
  chat: SiteLink | null;
  chatNote: string | null;
  /** What may answer the question at once. */
  first: SiteLink[];
}

export const contact: SectionRow<'contact', ContactSection> = {
  fields: [
    field('heading', 'string'),
    field('emailNote', 'string'),
    field('phoneNote', 'string'),
    field('chat', 'link'),
    field('chatNote', 'string'),
    rows('first', [field('title', 'string'), reference('internalLink', linkTargets), field('url', 'string')]),
  ],
  texts: ['heading', 'emailNote', 'phoneNote', 'chatNote'],
  projection: `heading, emailNote, phoneNote, chat{${link}}, chatNote, first[]{${link}}`,
  map(fetched, key) {
    return {
      key,
      kind: 'contact',
      heading: readContentText(fetched.heading),
      help: { phone: null, email: null },
      emailNote: readContentText(fetched.emailNote),
      phoneNote: readContentText(fetched.phoneNote),
      chat: mapLink(fetched.chat),
      chatNote: readContentText(fetched.chatNote),
      first: mapLinks(fetched.first),
    };
  },
  example: {
    heading: 'Four ways in',
    emailNote: 'At any hour.',
    chat: { title: 'Start a conversation', url: 'chat:' },
    first: [{ _key: 'evening', title: 'Evening', internalLink: { _ref: 'collection-evening' } }],
  },
};
