import type { CatalogueVariant } from '../../world/catalogue.ts';

/** What pages and e-mails call a variant; empty for the only one of its product, whose option is a placeholder. */
export function choiceTitle({ optionValues }: Pick<CatalogueVariant, 'optionValues'>): string {
  return optionValues.filter((value) => value !== 'Default Title').join(' / ');
}
