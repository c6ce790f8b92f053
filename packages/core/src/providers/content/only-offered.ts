import type { Config } from '../../config.ts';

/** Which parts of content the shop can keep its word about. */
export interface ContentOffers {
  chat: boolean;
  cookiePreferences: boolean;
  newsletter: boolean;
}

/** An unset provider means that what leads to it is absent from the page. */
export function offersOf({
  chat,
  consent,
  email,
}: Pick<Config, 'chat' | 'consent' | 'email'>): ContentOffers {
  return {
    chat: chat !== null,
    cookiePreferences: consent !== null,
    newsletter: (email?.listId ?? null) !== null,
  };
}

/**
 * An answer of the CMS without links to a chat or to cookie preferences that the shop does not have, and without
 * a newsletter that goes nowhere: menus lose the link, sentences keep their words.
 */
export function onlyOffered<Answer>(answer: Answer, offers: ContentOffers): Answer {
  const withheld = [
    !offers.chat && 'chat:',
    !offers.cookiePreferences && 'cookie:',
    !offers.newsletter && '#newsletter',
  ];
  const isWithheld = (value: unknown) =>
    typeof value === 'string' && withheld.includes(value.trim().toLowerCase());
  const isNewsletter = (value: unknown) =>
    typeof value === 'object' && value !== null && '_type' in value && value._type === 'newsletter';
  const keep = (key: string, value: unknown) => {
    if ((key === 'url' || key === 'href') && isWithheld(value)) return null;
    if (!offers.newsletter && (key === 'newsletter' || isNewsletter(value))) return null;
    return value;
  };
  return JSON.parse(JSON.stringify(answer), keep);
}
