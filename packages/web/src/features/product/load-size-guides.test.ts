import { expect, it, vi } from 'vitest';
import { getOwn } from '../../clients/api.ts';
import { loadSizeGuides } from './load-size-guides.ts';

vi.mock('../../clients/api.ts', () => ({ getOwn: vi.fn<typeof getOwn>() }));

const info = { description: [], instructionsHeading: null, instructions: [], instructionsImage: null };
const answer = (title: string) => ({ guides: [{ title }], info });

it('reads the guides once for each visit, and anew when that is asked for', async () => {
  vi.mocked(getOwn).mockResolvedValue(answer('Clothing'));
  await loadSizeGuides();
  expect(await loadSizeGuides()).toEqual(answer('Clothing'));
  expect(getOwn).toHaveBeenCalledTimes(1);

  vi.mocked(getOwn).mockResolvedValue(answer('Swim'));
  expect(await loadSizeGuides(true)).toEqual(answer('Swim'));
  expect(await loadSizeGuides()).toEqual(answer('Swim'));
  expect(getOwn).toHaveBeenCalledTimes(2);
});
