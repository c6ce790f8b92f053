import type { CommercePlatform } from './commerce-platforms.ts';

/** One call of each method; the compiler complains about a missing one. */
export type Calls<Face> = { [Method in keyof Face]: (face: Face) => Promise<unknown> };

export type TestPlatform = Pick<CommercePlatform, 'server' | 'browser' | 'bra'> & {
  backOffice: NonNullable<CommercePlatform['backOffice']>;
};

export const US = 'US';

/** What the double must have for a test. */
export function need(value: string | null | undefined): string {
  if (!value) throw new Error('The double of the commerce platform does not have what this test needs.');
  return value;
}
