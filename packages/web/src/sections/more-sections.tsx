import type { SectionsByKind } from '@storefront/core/providers/content/sections/section-registry';
import type { ComponentType } from 'react';
import { ArchiveGrid } from './archive-grid/archive-grid.tsx';
import { Contact } from './contact/contact.tsx';
import { Faq } from './faq/faq.tsx';
import { Figures } from './figures/figures.tsx';
import { ImageGrid } from './image-grid/image-grid.tsx';
import { Marquee } from './marquee/marquee.tsx';
import { Passage } from './passage/passage.tsx';
import type { SectionProps } from './section-props.ts';
import { SizeGuide } from './size-guide/size-guide.tsx';
import { Video } from './video/video.tsx';

const parts = {
  passage: Passage,
  imageGrid: ImageGrid,
  video: Video,
  faq: Faq,
  figures: Figures,
  marquee: Marquee,
  contact: Contact,
  sizeGuide: SizeGuide,
  archiveGrid: ArchiveGrid,
};

type MoreKind = keyof typeof parts;

const partsByKind: { readonly [Kind in MoreKind]: ComponentType<SectionProps<SectionsByKind[Kind]>> } = parts;

/** Kinds that few pages have: one row of the registry for all of them, as every page with sections loads the rows. */
export function MoreSection(props: SectionProps<SectionsByKind[MoreKind]>) {
  return draw(props.section.kind, props);
}

function draw<Kind extends MoreKind>(kind: Kind, props: SectionProps<SectionsByKind[Kind]>) {
  const Part: ComponentType<SectionProps<SectionsByKind[Kind]>> = partsByKind[kind];
  return <Part {...props} />;
}
