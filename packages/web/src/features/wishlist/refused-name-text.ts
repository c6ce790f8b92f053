import type { Wishlist } from '@storefront/core/wishlist/wishlist';
import { checkListName } from '@storefront/core/wishlist/wishlist-modal';
import { ApiError } from '../../clients/api.ts';
import { wishlistCopy as copy } from '../../copy/wishlist-copy.ts';

/**
 * The problem with a name that the service refused; null when the failure says nothing about the name.
 *
 * @param lists as they were read after the refusal: another tab may have created a list of that name
 * @param ownLid the list that is renamed
 */
export function refusedNameText(
  failure: unknown,
  name: string,
  lists: readonly Wishlist[],
  ownLid: string | null = null,
): string | null {
  if (!(failure instanceof ApiError) || failure.status !== 400) return null;
  const problem = checkListName(name, lists, { savedItems: copy.savedItems, ownLid });
  return problem === null ? copy.nameRefused : copy.problems[problem];
}
