/** `[rule.gift-form.3]` */
export const GIFT_DATE_LENGTH = 10;

/**
 * `[rule.gift-form.4]` The text of the date field after a keystroke or paste that changed it to `text`: digits
 * in the places of MM/DD/YYYY, with slashes inserted. A slash typed after one digit pads it ('1/' → '01/'). While the
 * shopper deletes, nothing is inserted, so that slashes can be deleted too.
 */
export function typeDate(text: string, previous: string): string {
  const isDeleting = text.length < previous.length;
  const parts: string[] = [];
  let part = '';
  for (const character of text.replace(/[^\d/]/g, '')) {
    const isYear = parts.length === 2;
    if (character === '/') {
      if (part === '' || isYear) continue;
      parts.push(isDeleting ? part : part.padStart(2, '0'));
      part = '';
    } else if (part.length < (isYear ? 4 : 2)) {
      part += character;
    } else if (!isYear) {
      parts.push(part);
      part = character;
    }
  }
  const opensNext = !isDeleting && parts.length < 2 && part.length === 2;
  return [...parts, part].join('/') + (opensNext ? '/' : '');
}
