import { checkName, collectProblems } from '@storefront/core/account/account-form';
import type { Customer } from '@storefront/core/account/customer';
import { checkPhone, readPhone } from '@storefront/core/account/phone-number';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { profileCopy as copy } from '../../../copy/profile-copy.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { CheckField } from '../form/check-field.tsx';
import { draftName } from '../form/draft.ts';
import formStyles from '../form/form.module.css';
import { FormSummary, problemText } from '../form/form-summary.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import { useDetails } from '../use-details.ts';
import { useRefreshUser } from '../use-refresh-user.ts';
import styles from './profile.module.css';

const labels: Readonly<Record<string, string>> = {
  firstName: copy.firstName,
  lastName: copy.lastName,
  phone: copy.phone,
};
const idOf = (field: string) => `profile-${field}`;

interface ProfileFormProps {
  customer: Customer;
  onSaved: (customer: Customer) => void;
}

export function ProfileForm({ customer, onSaved }: ProfileFormProps) {
  const country = useAtomValue(currencyCountryAtom);
  const details = useDetails();
  const refreshUser = useRefreshUser();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    draft: draftName('profile', customer),
    read: (data) => ({
      firstName: textOf(data, 'firstName').trim(),
      lastName: textOf(data, 'lastName').trim(),
      phone: textOf(data, 'phone'),
      acceptsMarketing: data.has('marketing'),
    }),
    check: ({ firstName, lastName, phone }) =>
      collectProblems({
        firstName: checkName(firstName),
        lastName: checkName(lastName),
        phone: checkPhone(phone, country),
      }),
    async send({ phone, ...values }) {
      setSaved(false);
      const changes = { ...values, phone: readPhone(phone, country) };
      const { customer: saved } = await details((service, token, market) =>
        service.update(token, changes, market),
      );
      onSaved(saved);
      setSaved(true);
      void refreshUser();
    },
  });
  const draft = form.restored;
  const error = (field: string) => problemText(form.problems[field], field, country);

  return (
    <form
      ref={form.element}
      method="post"
      noValidate
      aria-label={copy.about}
      onSubmit={form.onSubmit}
      onInput={() => setSaved(false)}
    >
      <FormSummary form={form} idOf={idOf} labelOf={(field) => labels[field] ?? null} />
      <div className={formStyles.fields}>
        <Field
          id={idOf('firstName')}
          name="firstName"
          label={copy.firstName}
          autoComplete="given-name"
          dir="auto"
          defaultValue={draft?.firstName ?? customer.firstName ?? ''}
          error={error('firstName')}
        />
        <Field
          id={idOf('lastName')}
          name="lastName"
          label={copy.lastName}
          autoComplete="family-name"
          dir="auto"
          defaultValue={draft?.lastName ?? customer.lastName ?? ''}
          error={error('lastName')}
        />
        <div className={formStyles.span}>
          <p className="small muted">{copy.email}</p>
          <p className={styles.email}>{customer.email}</p>
          <p className={styles.note}>{copy.emailNote}</p>
        </div>
        <Field
          id={idOf('phone')}
          className={formStyles.span}
          name="phone"
          type="tel"
          label={copy.phone}
          autoComplete="tel"
          defaultValue={draft?.phone ?? customer.phone ?? ''}
          error={error('phone')}
        />
      </div>
      <CheckField
        name="marketing"
        label={copy.marketing}
        defaultChecked={draft ? draft.marketing !== undefined : customer.acceptsMarketing}
      />
      <div className={styles.acts}>
        <Button type="submit" isBusy={form.isSending}>
          {copy.save}
        </Button>
        <p role="status" className="ui">
          {isSaved && copy.saved}
        </p>
      </div>
    </form>
  );
}
