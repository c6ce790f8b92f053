import { expect, it } from 'vitest';
import type { Fulfillment } from './order.ts';
import { type TrackingLink, trackingLinks } from './tracking-links.ts';

const dhl = (number: string | null, url: string | null): Fulfillment => ({
  company: 'DHL Express',
  tracking: [{ number, url }],
});
const link = (number: string | null, href: string | null): TrackingLink => ({
  company: 'DHL Express',
  number,
  href,
});
const url = 'https://carrier.example/JD1';

it.each<[string, Fulfillment[], TrackingLink[]]>([
  ['no parcels', [], []],
  ['a parcel', [dhl('JD1', url)], [link('JD1', url)]],
  ['two parcels', [dhl('JD1', url), dhl('JD2', null)], [link('JD1', url), link('JD2', null)]],
  ['a parcel listed twice', [dhl('JD1', url), dhl('JD1', url)], [link('JD1', url)]],
  [
    'one number with two links',
    [dhl('JD1', url), dhl('JD1', `${url}2`)],
    [link('JD1', url), link('JD1', `${url}2`)],
  ],
  ['a link without a number', [dhl(null, url)], [link(null, url)]],
  ['neither number nor link', [dhl(null, null)], []],
  ['a link that is not safe', [dhl('JD1', 'http://carrier.example')], [link('JD1', null)]],
  ['a link that runs a script', [dhl('JD1', 'javascript:alert(1)//https://')], [link('JD1', null)]],
  ['only such a link', [dhl(null, 'javascript:alert(1)')], []],
])('tracking links: %s', (_, fulfillments, links) => {
  expect(trackingLinks(fulfillments)).toEqual(links);
});
