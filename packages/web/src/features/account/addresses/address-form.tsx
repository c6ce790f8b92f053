import type { FormProblem } from '@storefront/core/account/account-form';
import type { Address, AddressFields } from '@storefront/core/account/address';
import {
  type AddressValues,
  addressRules,
  addressValues,
  checkAddress,
  toAddressFields,
} from '@storefront/core/account/address-form';
import { provincesOf } from '@storefront/core/account/country-provinces';
import { readPhone } from '@storefront/core/account/phone-number';
import type { AvailableCountry } from '@storefront/core/market/country';
import { useState } from 'react';
import { addressCopy as copy } from '../../../copy/address-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { CheckField } from '../form/check-field.tsx';
import styles from '../form/form.module.css';
import { FormSummary, problemText } from '../form/form-summary.tsx';
import { SelectField } from '../form/select-field.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import bookStyles from './addresses.module.css';
import { countryOptions } from './country-options.ts';

const idOf = (field: string) => `address-${field}`;

interface AddressFormProps {
  /** Null for a new one. */
  address: Address | null;
  /** Of a new address. */
  country: string;
  countries: readonly AvailableCountry[];
  /** The form's `draftName`. */
  draft: string;
  /** Rejects when the platform refuses it. */
  onSave: (fields: AddressFields, isDefault: boolean) => Promise<void>;
  /** Leaves an address as it was. */
  onCancel: () => void;
}

/** An address, with the fields of its country. */
export function AddressForm({ address, country, countries, draft, onSave, onCancel }: AddressFormProps) {
  const form = useForm({
    read: (data) => ({ ...readValues(data), isDefault: data.has('isDefault') }),
    check: checkAddress,
    draft,
    send: ({ isDefault, ...lines }) =>
      onSave(toAddressFields(lines, readPhone(lines.phone, lines.country)), isDefault),
  });
  const typed = form.restored;
  const values = { ...addressValues(address, country), ...typed };
  const [chosen, setChosen] = useState(values.country);
  const rules = addressRules(chosen);
  const provinces = provincesOf(chosen);

  const zipLabel = rules.zip && copy.zip[rules.zip.label];
  const provinceLabel = copy.province[rules.province.label];
  const labels: Readonly<Record<string, string | null>> = {
    ...copy.fields,
    zip: zipLabel,
    province: provinceLabel,
  };
  const error = (field: string) => {
    const problem: FormProblem | undefined = form.problems[field];
    if (problem !== 'zip' || !rules.zip?.example || !zipLabel) return problemText(problem, field, chosen);
    return chosen === 'US' ? copy.usZipProblem : copy.zipProblem(zipLabel, rules.zip.example);
  };
  const field = (name: keyof typeof copy.fields, autoComplete: string, isOptional = false) => (
    <Field
      id={idOf(name)}
      name={name}
      label={isOptional ? copy.optional(copy.fields[name]) : copy.fields[name]}
      autoComplete={autoComplete}
      required={!isOptional}
      defaultValue={values[name]}
      dir="auto"
      className={name.startsWith('address') || name === 'company' ? styles.span : undefined}
      error={error(name)}
    />
  );

  return (
    <form
      ref={form.element}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      aria-label={address ? copy.change : copy.new}
    >
      <FormSummary form={form} idOf={idOf} labelOf={(name) => labels[name] ?? null} />
      <div className={styles.fields}>
        {field('firstName', 'given-name', true)}
        {field('lastName', 'family-name')}
        {field('company', 'organization', true)}
        {field('address1', 'address-line1')}
        {field('address2', 'address-line2', true)}
        <SelectField
          id={idOf('country')}
          name="country"
          label={copy.fields.country}
          autoComplete="country"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={countryOptions(countries, [
            { value: address?.countryCode ?? country, label: address?.country ?? country },
            { value: values.country, label: values.country },
            { value: country, label: country },
          ])}
          error={error('country')}
        />
        {provinces.length > 0 ? (
          <SelectField
            key={chosen}
            id={idOf('province')}
            name="province"
            label={rules.province.isRequired ? provinceLabel : copy.optional(provinceLabel)}
            autoComplete="address-level1"
            required={rules.province.isRequired}
            defaultValue={chosen === values.country ? values.province : ''}
            options={[
              { value: '', label: copy.choose(provinceLabel) },
              ...provinces.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            error={error('province')}
          />
        ) : (
          <Field
            id={idOf('province')}
            name="province"
            label={copy.optional(provinceLabel)}
            autoComplete="address-level1"
            defaultValue={chosen === values.country ? values.province : ''}
            error={error('province')}
          />
        )}
        {field('city', 'address-level2')}
        {rules.zip && zipLabel && (
          <Field
            id={idOf('zip')}
            name="zip"
            label={rules.zip.isRequired ? zipLabel : copy.optional(zipLabel)}
            autoComplete="postal-code"
            autoCapitalize="characters"
            required={rules.zip.isRequired}
            defaultValue={values.zip}
            error={error('zip')}
          />
        )}
        <Field
          id={idOf('phone')}
          className={styles.span}
          name="phone"
          type="tel"
          label={copy.optional(copy.fields.phone)}
          autoComplete="tel"
          defaultValue={values.phone}
          error={error('phone')}
        />
      </div>
      {!address?.isDefault && (
        <CheckField
          name="isDefault"
          label={copy.isDefault}
          defaultChecked={typed !== null && 'isDefault' in typed}
        />
      )}
      <p className={bookStyles.acts}>
        <Button type="submit" isBusy={form.isSending}>
          {copy.save}
        </Button>
        {address && (
          <Button look="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </p>
    </form>
  );
}

function readValues(data: FormData): AddressValues {
  const text = (name: keyof AddressValues) => textOf(data, name);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    zip: text('zip'),
    country: text('country'),
    province: text('province'),
    phone: text('phone'),
  };
}
