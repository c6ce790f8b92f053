import { describe, expect, it } from 'vitest';
import type { Fault } from '../../fault.ts';
import { misbehaving, providerFaults, SECRET, withExtraFields } from '../provider-faults.fixture.ts';
import { createReviewWidget } from './browser.ts';
import { createReviewReader } from './server.ts';

const review = { reviewId: 'r1', rating: 5, title: 'T', body: 'B', dateCreated: '2026-07-01T12:00:00Z' };
const page = { reviews: [review], nextUrl: null };
const aggregate = { reviewAggregate: { reviewCount: 2, ratingAndReviewValuesTotal: 9 } };
const account = { apiUrl: `https://api.example/${SECRET}`, subscriberId: 'ab-12', timeoutMs: 1_000 };

describe('reviews that cannot be read', () => {
  it.each(providerFaults)('$name: the server gets a fault, $code', async (fault) => {
    const read = (fine: object) => createReviewReader({ ...account, ...misbehaving(fault, fine) });
    const expected = { code: `reviews-${fault.code}`, kind: 'outside' };
    await expect(read(page).list({ productId: '71' })).rejects.toMatchObject(expected);
    await expect(read(aggregate).aggregate('71')).rejects.toMatchObject(expected);
  });

  it.each(providerFaults)('$name: the browser gets no page, reported as $code', async (fault) => {
    const faults: Fault[] = [];
    const report = (one: Fault) => faults.push(one);
    const widget = createReviewWidget({ ...account, scriptUrl: '', report, ...misbehaving(fault, page) });
    expect(await widget.list({ productId: '71' })).toBeNull();
    expect(faults.map(({ code }) => code)).toEqual([`reviews-${fault.code}`]);
    expect(faults[0]?.say).not.toContain(SECRET);
  });

  it('extra fields are not looked at', async () => {
    const fetch = async () => Response.json(withExtraFields(page));
    expect(await createReviewReader({ ...account, fetch }).list({ productId: '71' })).toMatchObject({
      reviews: [{ id: 'r1' }],
      dropped: 0,
    });
  });

  it('nothing is asked for what has no number', async () => {
    const fetch = () => Promise.reject(new Error('asked'));
    const reader = createReviewReader({ ...account, fetch });
    expect(await reader.aggregate('slip')).toBeNull();
    expect(await reader.list({ productId: 'slip' })).toEqual({ reviews: [], next: null, dropped: 0 });
  });
});
