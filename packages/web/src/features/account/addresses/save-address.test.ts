import { Fault } from '@storefront/core/fault';
import { afterEach, expect, it, vi } from 'vitest';
import { addressCopy as copy } from '../../../copy/address-copy.ts';
import { saveAddress } from './save-address.ts';

const fields = {
  ...{ firstName: 'Inès', lastName: 'Sol', company: null, address1: '1 Quay', address2: null, city: 'Porto' },
  ...{ zip: null, country: 'PT', province: null, phone: null },
};
const saved = {
  ...fields,
  ...{ id: 'new', countryCode: 'PT', provinceCode: null, lines: [] },
};

function service() {
  return {
    createAddress: vi.fn(async () => saved),
    updateAddress: vi.fn(async () => ({ ...saved, id: 'old' })),
    chooseDefaultAddress: vi.fn(async () => {}),
  };
}
const fault = (kind: 'absent' | 'outside') => new Fault({ code: 'account-part-absent', kind, say: 'x' });

afterEach(() => void vi.restoreAllMocks());

it.each([
  [null, 'new'],
  ['old', 'old'],
])('saves the address %s and makes it the default', async (id, chosen) => {
  const account = service();
  expect(await saveAddress(account, 't', 'PT', { id, fields, isDefault: true })).toBe(copy.saved);
  expect(account.chooseDefaultAddress).toHaveBeenCalledExactlyOnceWith('t', chosen, 'PT');
});

it('says that a saved address did not become the default', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const account = service();
  account.chooseDefaultAddress.mockRejectedValue(fault('outside'));
  const sentence = await saveAddress(account, 't', 'PT', { id: null, fields, isDefault: true });
  expect(sentence).toBe(copy.savedNotDefault);
});

it('saves an address anew that another tab has deleted', async () => {
  const account = service();
  account.updateAddress.mockRejectedValue(fault('absent'));
  const sentence = await saveAddress(account, 't', 'PT', { id: 'old', fields, isDefault: false });
  expect(sentence).toBe(copy.savedAnew);
  expect(account.createAddress).toHaveBeenCalledOnce();
});

it('saves nothing anew while the platform is out of reach', async () => {
  const account = service();
  account.updateAddress.mockRejectedValue(fault('outside'));
  await expect(saveAddress(account, 't', 'PT', { id: 'old', fields, isDefault: false })).rejects.toThrow();
  expect(account.createAddress).not.toHaveBeenCalled();
});
