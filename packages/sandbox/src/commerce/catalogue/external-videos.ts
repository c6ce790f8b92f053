import { stableNumber } from '../gid.ts';
import type { ExternalVideoRecord, ProductRecord } from './records.ts';

/** Designs with a Vimeo video, by the prefix of their products' handles. */
const films: readonly { begins: string; vimeoId: string; alt: string }[] = [
  { begins: 'odile-', vimeoId: '148751763', alt: 'How lace is made' },
];

export function externalVideosOf({ data }: ProductRecord): ExternalVideoRecord[] {
  return films
    .filter(({ begins }) => data.handle.startsWith(begins))
    .map(({ vimeoId, alt }) => ({
      __typename: 'ExternalVideo',
      id: stableNumber(`${data.id}/vimeo/${vimeoId}`),
      vimeoId,
      alt,
      product: data,
    }));
}
