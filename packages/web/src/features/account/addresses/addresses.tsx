import type { Address, AddressFields } from '@storefront/core/account/address';
import { isFault } from '@storefront/core/fault';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { accountCopy } from '../../../copy/account-copy.ts';
import { accountFormCopy as formCopy } from '../../../copy/account-form-copy.ts';
import { addressCopy as copy } from '../../../copy/address-copy.ts';
import { afterPaint } from '../../../hooks/after-paint.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { userAtom } from '../../../state/session-atoms.ts';
import { join } from '../../../ui/join.ts';
import { AccountFrame } from '../account-frame.tsx';
import { draftName, dropDraft, hasDraft } from '../form/draft.ts';
import formStyles from '../form/form.module.css';
import paneStyles from '../pane.module.css';
import { Panes, ReadPart } from '../pane.tsx';
import { type DetailsCall, useDetails } from '../use-details.ts';
import { useRead } from '../use-read.ts';
import { useRefreshUser } from '../use-refresh-user.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses.module.css';
import { saveAddress } from './save-address.ts';
import { useCountries } from './use-countries.ts';

const readAll: DetailsCall<Address[] | null> = (details, token, country) => details.addresses(token, country);

/** What follows the number in an address's id is the token of a session. */
const numberOf = (address: Address | null): string => address?.id.replace(/\?.*$/s, '') ?? 'new';

/** `[screen.route-table.18]` */
export function Addresses() {
  const country = useAtomValue(currencyCountryAtom);
  const countries = useCountries();
  const details = useDetails();
  const refreshUser = useRefreshUser();
  const user = useAtomValue(userAtom);
  const { read, retry, change } = useRead(async (...request) => {
    const all = await readAll(...request);
    const typed = [...(all ?? []), null].find((address) => hasDraft(nameOf(address)));
    // A second read leaves the form of an address where it is.
    if (typed !== undefined && edited === null) {
      setEdited(typed);
      setSaid(formCopy.restored);
    }
    return all;
  });
  const [edited, setEdited] = useState<Address | null>(null);
  /** Each saved address leaves an empty form behind. */
  const [saved, setSaved] = useState(0);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = (address: Address | null) => draftName(`address ${numberOf(address)}`, user);
  const focusHeading = () => afterPaint(() => heading.current?.focus());

  /** The call resolves with what to say. */
  async function run(call: DetailsCall<string>): Promise<void> {
    const sentence = await details(call);
    // It is done: a list that cannot be read now is no reason to do it again.
    const all = await details(readAll).catch((error: unknown) => {
      console.warn('The addresses could not be read again', error);
      retry();
      return null;
    });
    if (all !== null) change(all);
    setSaid(sentence);
    void refreshUser();
  }

  function edit(address: Address | null) {
    setSaid(hasDraft(nameOf(address)) ? formCopy.restored : '');
    setEdited(address);
    focusHeading();
  }

  async function act(id: string, call: DetailsCall<string>): Promise<void> {
    setBusyId(id);
    setSaid('');
    try {
      await run(call);
      if (edited?.id === id) setEdited(null);
    } catch (error) {
      console.warn('An address could not be changed', error);
      // Another tab has deleted it: the list shows what there is.
      if (isFault(error) && error.kind === 'absent') retry();
      setSaid(copy.failed);
    } finally {
      setBusyId(null);
    }
  }

  async function save(fields: AddressFields, isDefault: boolean): Promise<void> {
    const id = edited?.id ?? null;
    await run((...request) => saveAddress(...request, { id, fields, isDefault }));
    // Before the empty form of a new address looks for it.
    dropDraft(nameOf(edited));
    setSaved((before) => before + 1);
    setEdited(null);
    focusHeading();
  }

  const remove = (address: Address) =>
    act(address.id, async (service, token, market) => {
      await service.deleteAddress(token, address.id, market);
      dropDraft(nameOf(address));
      return copy.removed;
    }).then(focusHeading);

  return (
    <AccountFrame place="addresses" title={accountCopy.titles.addresses}>
      <p className={formStyles.said} role="status">
        {said}
      </p>
      <ReadPart read={read} retry={retry}>
        {(all) => (
          <Panes>
            {all.length === 0 ? (
              <p className="muted">{copy.none}</p>
            ) : (
              <ul aria-label={copy.list}>
                {all.map((address) => (
                  <AddressCard
                    key={address.id}
                    address={address}
                    isBusy={busyId === address.id}
                    onEdit={() => edit(address)}
                    onMakeDefault={() =>
                      void act(address.id, async (service, token, market) => {
                        await service.chooseDefaultAddress(token, address.id, market);
                        return copy.chosen;
                      })
                    }
                    onRemove={() => void remove(address)}
                  />
                ))}
              </ul>
            )}
            <section className={join(paneStyles.pane, styles.form)}>
              <h2 ref={heading} tabIndex={-1} className="t2">
                {edited ? copy.change : copy.new}
              </h2>
              <AddressForm
                key={`${edited?.id} ${saved}`}
                address={edited}
                country={country}
                countries={countries}
                draft={nameOf(edited)}
                onSave={save}
                onCancel={() => {
                  dropDraft(nameOf(edited));
                  edit(null);
                }}
              />
            </section>
          </Panes>
        )}
      </ReadPart>
    </AccountFrame>
  );
}
