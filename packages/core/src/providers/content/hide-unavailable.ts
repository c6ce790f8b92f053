/** Which providers that content may link to are configured. */
export interface ContentAvailability {
  chat: boolean;
  cookiePreferences: boolean;
  newsletter: boolean;
}

/** A provider that is not configured is not linked to. */
export function availabilityOf({
  chat,
  consent,
  email,
}: {
  chat: object | null;
  consent: object | null;
  email: { listId: string | null } | null;
}): ContentAvailability {
  return {
    chat: chat !== null,
    cookiePreferences: consent !== null,
    newsletter: (email?.listId ?? null) !== null,
  };
}

/**
 * `[screen.link-rules.5]` `[screen.link-rules.6]` A query's result without links to a chat or to cookie preferences,
 * and without the newsletter, when their provider is not configured. Menus lose the link, sentences keep their words.
 */
export function hideUnavailable<Result>(result: Result, available: ContentAvailability): Result {
  const hidden = [
    !available.chat && 'chat:',
    !available.cookiePreferences && 'cookie:',
    !available.newsletter && '#newsletter',
  ];
  const isHidden = (value: unknown) =>
    typeof value === 'string' && hidden.includes(value.trim().toLowerCase());
  const isNewsletter = (value: unknown) =>
    typeof value === 'object' && value !== null && '_type' in value && value._type === 'newsletter';
  const reviver = (key: string, value: unknown) => {
    if ((key === 'url' || key === 'href') && isHidden(value)) return null;
    if (!available.newsletter && (key === 'newsletter' || isNewsletter(value))) return null;
    return value;
  };
  return JSON.parse(JSON.stringify(result), reviver);
}
