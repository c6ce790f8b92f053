/** `[const.images.3]` */
const COMMERCE_WIDTHS = [180, 360, 540, 720, 900, 1080, 1200, 1500, 2000];
const COMMERCE_WIDTH_LIMIT = 1805;
/** `[const.images.2]` */
const CONTENT_WIDTHS = [400, 900, 1500, 2000];

export interface ImageSources {
  src: string;
  srcSet: string;
}

function withParam(src: string, params: string): string {
  return `${src}${src.includes('?') ? '&' : '?'}${params}`;
}

/** Pictures of the commerce platform's CDN; `maxWidth` is the widest a place ever shows. */
export function commerceSources(src: string, maxWidth = COMMERCE_WIDTH_LIMIT): ImageSources {
  const widths = COMMERCE_WIDTHS.filter((width) => width < COMMERCE_WIDTH_LIMIT && width <= maxWidth);
  const at = (width: number) => withParam(src, `width=${width}`);
  return {
    src: at(widths.at(-1) ?? 180),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

/** `[const.images.6]` A phone's gallery: 600 px for one device pixel each, the steps above for more. */
export function mobileGallerySources(src: string): ImageSources {
  const widths = [600, ...COMMERCE_WIDTHS.filter((width) => width > 600 && width < COMMERCE_WIDTH_LIMIT)];
  const at = (width: number) => withParam(src, `progressive=true&width=${width}`);
  return { src: at(600), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}

/** Pictures that editors uploaded; an SVG has no widths. Without a `srcSet`, `width` is what a place shows. */
export function contentSources(src: string, width = 900, maxWidth = Number.POSITIVE_INFINITY): ImageSources {
  if (src.endsWith('.svg')) return { src, srcSet: '' };
  const at = (width: number) => withParam(src, `w=${width}&fm=webp&q=85`);
  const widest = CONTENT_WIDTHS.find((each) => each >= maxWidth) ?? maxWidth;
  const widths = CONTENT_WIDTHS.filter((each) => each <= widest);
  return { src: at(width), srcSet: widths.map((each) => `${at(each)} ${each}w`).join(', ') };
}

/** The address of a picture that editors uploaded, in any dataset. */
const uploaded = /\/images\/[\w-]+\/[\w~-]+\/\w+-\d+x\d+\.\w+$/;

/** A card's picture: the platform's, or one that editors uploaded. */
export function cardSources(src: string, maxWidth?: number): ImageSources {
  return uploaded.test(src) ? contentSources(src, 900, maxWidth) : commerceSources(src, maxWidth);
}
