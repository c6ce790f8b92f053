import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GiftFields } from './gift-fields.tsx';

const form = {
  name: 'Marguerite Okafor',
  email: 'marguerite@example.com',
  confirmEmail: 'margot@example.com',
  message: 'For the hour after six.',
  date: '12/24/2020',
  hour: '10',
  timeZone: 'Pacific Time',
};

it('[screen.product-detail-page.25] [screen.product-detail-page.26] [screen.product-detail-page.27] [screen.product-detail-page.28] asks for recipient, message and moment, in this order, and says what is wrong', () => {
  const html = renderToString(
    <GiftFields
      form={form}
      check={{ dateProblem: 'not-in-future', emailProblem: 'not-equal', isValid: false }}
      onChange={() => {}}
      onIntent={() => {}}
    />,
  );
  const labels = [...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, text]) => text?.replace('&#x27;', "'"));
  expect(labels).toEqual([
    'To',
    "Recipient's email",
    "Confirm Recipient's Email Address",
    'A message',
    'Date to Send (MM/DD/YYYY)',
    'Hour',
    'Time zone',
  ]);
  expect(html.match(/<select/g)).toHaveLength(2);
  expect(html).toContain('Please select a future date');
  expect(html).toContain('Email addresses don&#x27;t match');
});
