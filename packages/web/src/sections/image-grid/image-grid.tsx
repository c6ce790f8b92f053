import type { ImageGridSection } from '@storefront/core/providers/content/sections/image-grid';
import { type Box, coverSizes } from '../../ui/cover-sizes.ts';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichSpans } from '../../ui/rich-text.tsx';
import type { PictureSectionProps } from '../section-props.ts';
import styles from './image-grid.module.css';

type Entry = ImageGridSection['images'][number];
type Shape = keyof typeof boxes;

/** The boxes of a shape below 768 px and from there. */
const boxes = {
  pair: () => [
    { vw: 100, ratio: 8 / 5 },
    { vw: 50, ratio: 8 / 5 },
  ],
  many: () => [
    { vw: 50, ratio: 4 / 5 },
    { vw: 25, ratio: 4 / 5 },
  ],
  wall: (place: number) =>
    place === 0
      ? [
          { vw: 100, ratio: 1 },
          { vw: 67, ratio: 4 / 5 },
        ]
      : [
          { vw: 50, ratio: 4 / 5 },
          { vw: 34, ratio: 4 / 5 },
        ],
} satisfies Record<string, (place: number) => [Box, Box]>;

/** Three pictures without words are a wall, a large one and two beside it: a link of theirs is the picture itself. */
function shapeOf(images: readonly Entry[]): Shape {
  if (images.length === 3 && images.every(({ title, text }) => !title && !text)) return 'wall';
  return images.length <= 2 ? 'pair' : 'many';
}

/** Pictures beside each other over the whole width, with words below them. */
export function ImageGrid({ section, isLargest }: PictureSectionProps<ImageGridSection>) {
  const { heading, images } = section;
  const shape = shapeOf(images);
  return (
    <section className={join('section', styles.section)} data-animate="once" suppressHydrationWarning>
      {heading && (
        <div className="wrap">
          <h2 className={join('d3', 'hang', 'hang-bleed', styles.heading)} dir="auto">
            {heading}
          </h2>
        </div>
      )}
      <ul className={join(styles.grid, styles[shape])}>
        {images.map((entry, place) => (
          <li key={entry.key}>
            <GridFigure entry={entry} shape={shape} place={place} isLargest={isLargest && place === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GridFigureProps {
  entry: Entry;
  shape: Shape;
  place: number;
  isLargest: boolean;
}

function GridFigure({ entry: { image, title, text, link }, shape, place, isLargest }: GridFigureProps) {
  const isLinked = shape === 'wall' && link !== null;
  const picture = (
    <Picture
      sources={contentSources(image.src)}
      width={image.width}
      height={image.height}
      alt={isLinked ? '' : image.alt}
      sizes={coverSizes(image, ...boxes[shape](place))}
      isLargest={isLargest}
      focus={image.focus}
    />
  );
  if (isLinked) {
    return (
      <Link href={link.href} className="frame">
        {picture}
        <span className="sr">{link.title}</span>
      </Link>
    );
  }
  return (
    <figure>
      <span className="frame">{picture}</span>
      {(title || text || link) && (
        <figcaption dir="auto">
          {title && (
            <h3 className="t1" dir="auto">
              {title}
            </h3>
          )}
          {text && (
            <p dir="auto">
              <RichSpans spans={text} />
            </p>
          )}
          {link && <MoreLink href={link.href}>{link.title}</MoreLink>}
        </figcaption>
      )}
    </figure>
  );
}
