/** A video on the host. */
export interface Video {
  id: string;
  title: string;
  /** Below `packages/sandbox/media`. */
  file: string;
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  /** Part of the URL of an unlisted video. */
  hash: string | null;
  /** Embeddable on its owner's sites only. */
  isPrivate: boolean;
}

const wide = {
  file: 'video/hover-nightgown-window.mp4',
  width: 1920,
  height: 1080,
  hash: null,
  isPrivate: false,
};

export const videos: readonly Video[] = [
  { ...wide, id: '76979871', title: 'The atelier, before the doors open', duration: 62 },
  {
    ...wide,
    id: '148751763',
    title: 'How lace is made',
    file: 'video/hover-bra-odile-oxblood.mp4',
    duration: 128,
    width: 1080,
    height: 1350,
  },
  { ...wide, id: '347119375', title: 'A fitting, unlisted', duration: 95, hash: 'abcdef0123' },
  { ...wide, id: '403000001', title: 'For the press only', duration: 40, isPrivate: true },
];
