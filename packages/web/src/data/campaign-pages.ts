import type { DocumentEntry } from '@storefront/core/content/editorial-documents';
import { otherLanguage } from '@storefront/core/content/language-tag';
import type { ContentImage } from '@storefront/core/content/site-content';
import { CAMPAIGNS_PER_PAGE, pageOfList } from '@storefront/core/content/story-list';
import { decodePathPart } from '@storefront/core/decode-path-part';
import type { CardTexts } from '@storefront/core/product/card';
import type { ProductImage } from '@storefront/core/product/product';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import { paths } from '../paths.ts';
import { readCards } from './cards.ts';
import type { Moved } from './catch-all-table.ts';
import { prebuiltDocuments, readEntries } from './editorial-entries.ts';
import { type FilledSections, fillSections, readRailTexts } from './fill-sections.ts';
import { leadHero } from './lead-hero.ts';
import { recordFormerSource } from './page-build.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { content } from './sources.ts';

export interface CampaignProps extends FilledSections {
  kind: 'campaign';
  title: string;
  /** Of its words, where it is another than the page's. */
  language: string | null;
  /** Whether the first section holds the heading. */
  isHeaded: boolean;
  /** For cards that the browser makes; null where it makes none. */
  cardTexts: CardTexts | null;
}

/** A campaign as the list shows it. */
export interface CampaignTeaser {
  href: string;
  title: string;
  /** `Autumn 2026, Sixty-four pieces`. */
  note: string;
  /** What it is about. */
  words: string | null;
  cover: ContentImage | null;
  piece: CampaignPiece | null;
}

/** A product of a campaign, beside its words. */
export interface CampaignPiece {
  href: string;
  title: string;
  image: ProductImage;
}

/** The campaign that leads the list. */
export interface LeadingCampaign extends Omit<CampaignTeaser, 'piece'> {
  cover: ContentImage;
  mobileCover: ContentImage | null;
}

export interface CampaignListProps {
  kind: 'campaigns';
  /** The newest, on the first page; null where it has no picture. */
  lead: LeadingCampaign | null;
  /** The newest first. */
  campaigns: CampaignTeaser[];
  page: number;
  pages: number;
}

/** `[screen.route-table.26]` */
export async function makeCampaignPage(rest: string): Promise<PageProps<CampaignProps> | null> {
  const campaign = await content().campaign(decodePathPart(rest));
  if (campaign === null) return null;
  const canonicalPath = paths.campaign(campaign.slug);
  const { title, cover, seo } = campaign;
  const filled = await fillSections(campaign.sections);
  const { hero, heroTone } = leadHero(filled.sections);
  return withFrame(
    {
      kind: 'campaign',
      title,
      language: otherLanguage(campaign.language),
      isHeaded: hero !== null,
      ...filled,
      cardTexts: await readRailTexts(filled.sections),
    },
    {
      heroTone,
      holdsNewsletter: filled.sections.some(({ kind }) => kind === 'newsletter'),
      trail: [
        { name: copy.campaigns, path: paths.campaigns },
        { name: title, path: canonicalPath },
      ],
      meta: { ...seo, title: seo.title ?? title, image: seo.image ?? cover, canonicalPath },
    },
  );
}

/** `[screen.route-table.25]` Null for a page that does not exist. */
export async function makeCampaignsPage(
  rest: string,
  isSpelled = true,
): Promise<PageProps<CampaignListProps> | Moved | null> {
  const entries = await readEntries('campaign');
  const list = pageOfList(entries, rest, CAMPAIGNS_PER_PAGE);
  if (list === null) return null;
  const { page, pages, shown } = list;
  if (isSpelled && page === 1) return { movedTo: paths.campaigns };
  const [first, ...others] = shown;
  const lead = page === 1 && first?.cover ? first : null;
  const rows = lead ? others : shown;
  const pieces = await readPieces(rows);
  const canonicalPath = paths.campaignsPage(page);
  const name = page > 1 ? copy.page(page) : null;
  return withFrame(
    {
      kind: 'campaigns',
      lead: lead?.cover ? { ...toTeaser(lead), cover: lead.cover, mobileCover: lead.mobileCover } : null,
      campaigns: rows.map((entry) => ({ ...toTeaser(entry), piece: pieces.get(entry.piece ?? '') ?? null })),
      page,
      pages,
    },
    {
      heroTone: lead ? 'dark' : null,
      trail: [
        { name: copy.campaigns, path: paths.campaigns },
        ...(name === null ? [] : [{ name, path: canonicalPath }]),
      ],
      meta: {
        title: name === null ? copy.campaigns : `${copy.campaigns}: ${name}`,
        description: copy.campaignsLede,
        image: shown[0]?.cover ?? null,
        canonicalPath,
      },
    },
  );
}

export const campaignPaths = () => prebuiltDocuments('campaign', paths.campaign);

/**
 * By handle. A piece without a picture is none. They are an ornament: while the commerce platform fails, a list without
 * them takes the place of one with them, since it may know of a campaign more.
 */
async function readPieces(entries: readonly DocumentEntry[]): Promise<Map<string, CampaignPiece>> {
  const cards = await readCards([...new Set(entries.flatMap(({ piece }) => piece ?? []))]).catch((error) => {
    console.error('Problem loading the pieces of the campaigns', error);
    recordFormerSource();
    return [];
  });
  const shown = cards.flatMap(({ handle, title, image }) =>
    image ? [[handle, { href: paths.product(handle), title, image }] as const] : [],
  );
  return new Map(shown);
}

const toTeaser = ({
  slug,
  title,
  byline,
  summary,
  description,
  cover,
}: DocumentEntry): Omit<CampaignTeaser, 'piece'> => ({
  href: paths.campaign(slug),
  title,
  note: [byline, summary?.replace(/^./u, (letter) => letter.toLowerCase())].filter(Boolean).join(', '),
  words: description,
  cover,
});
