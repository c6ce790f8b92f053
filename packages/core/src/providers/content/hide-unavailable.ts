/** Which providers that content may link to are configured. */
export interface ContentAvailability {
  chat: boolean;
  newsletter: boolean;
}

/** A provider that is not configured is not linked to. */
export function availabilityOf({
  chat,
  email,
}: {
  chat: object | null;
  email: { listId: string | null } | null;
}): ContentAvailability {
  return {
    chat: chat !== null,
    newsletter: (email?.listId ?? null) !== null,
  };
}

/**
 * `[screen.link-rules.5]` A query's result without links to a chat and without the newsletter, when their provider is not
 * configured. Menus lose the link, sentences keep their words. Cookie preferences are always there: without a provider
 * they are the shop's own.
 */
export function hideUnavailable<Result>(result: Result, available: ContentAvailability): Result {
  const hidden = [!available.chat && 'chat:', !available.newsletter && '#newsletter'];
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
