import type { ShellContent } from '@storefront/core/content/site-content';
import { useState } from 'react';
import { accountPaths } from '../../../account-paths.ts';
import { accountCopy } from '../../../copy/account-copy.ts';
import { accountFormCopy as formCopy } from '../../../copy/account-form-copy.ts';
import { profileCopy as copy } from '../../../copy/profile-copy.ts';
import { Link } from '../../../ui/link.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { draftName, hasDraft } from '../form/draft.ts';
import formStyles from '../form/form.module.css';
import { Pane, Panes, ReadPart } from '../pane.tsx';
import { useRead } from '../use-read.ts';
import { DeletionRequest } from './deletion-request.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';

/** Name, phone and letters of the customer; how the password is changed and the account deleted. */
export function Profile({ helpEmail }: { helpEmail: ShellContent['help']['email'] }) {
  const [said, setSaid] = useState('');
  const { read, retry, change } = useRead(async (details, token, country) => {
    const customer = await details.customer(token, country);
    if (customer && hasDraft(draftName('profile', customer))) setSaid(formCopy.restored);
    return customer;
  });
  return (
    <AccountFrame place="details" title={accountCopy.titles.profile}>
      <p className={formStyles.said} role="status">
        {said}
      </p>
      <ReadPart read={read} retry={retry}>
        {(customer) => (
          <Panes>
            <Pane title={copy.about}>
              <ProfileForm
                customer={customer}
                onSaved={(saved) => {
                  change(saved);
                  setSaid('');
                }}
              />
            </Pane>
            <div className={styles.side}>
              <Pane title={copy.password}>
                <p className={`ui muted ${styles.text}`}>{copy.passwordText}</p>
                <Link href={accountPaths.recover} className="link ui">
                  {copy.passwordLink}
                </Link>
              </Pane>
              {helpEmail && (
                <Pane title={copy.remove}>
                  <DeletionRequest customer={customer} helpEmail={helpEmail} />
                </Pane>
              )}
            </div>
          </Panes>
        )}
      </ReadPart>
    </AccountFrame>
  );
}
