/** City, code of the state or province, and postcode, as the platform writes them in the United States and Canada. */
const AREA = /^(.+?),? ([A-Z]{2}) (\d{5}(?:-?\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** The lines of an address that the platform formatted, with the comma between city and state: 'New York, NY 10012'. */
export function shownAddressLines(formatted: readonly string[]): string[] {
  return formatted.map((line) => line.replace(AREA, '$1, $2 $3'));
}
