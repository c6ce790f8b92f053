import type { AddressFields } from '@storefront/core/account/address';
import { isFault } from '@storefront/core/fault';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import { addressCopy as copy } from '../../../copy/address-copy.ts';

interface AddressToSave {
  /** Null for a new one. */
  id: string | null;
  fields: AddressFields;
  isDefault: boolean;
}

type Service = Pick<AccountDetails, 'createAddress' | 'updateAddress' | 'chooseDefaultAddress'>;

/** Resolves with what to say. Rejects only where nothing is saved, so that trying again saves it once. */
export async function saveAddress(
  service: Service,
  token: string,
  country: string,
  { id, fields, isDefault }: AddressToSave,
): Promise<string> {
  const create = async () => (await service.createAddress(token, fields, country)).id;
  let sentence: string = copy.saved;
  const savedId =
    id === null
      ? await create()
      : await service.updateAddress(token, id, fields, country).then(
          (address) => address.id,
          (error: unknown) => {
            if (!isFault(error) || error.kind !== 'absent') throw error;
            // Another tab has deleted it; whoever saves it wants to have it.
            sentence = copy.savedAnew;
            return create();
          },
        );
  if (!isDefault) return sentence;
  try {
    await service.chooseDefaultAddress(token, savedId, country);
    return sentence;
  } catch (error) {
    console.warn('The default address was not changed', error);
    return copy.savedNotDefault;
  }
}
