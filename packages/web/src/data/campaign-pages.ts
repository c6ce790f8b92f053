import type { DocumentEntry } from '@storefront/core/content/editorial-documents';
import type { ContentImage } from '@storefront/core/content/site-content';
import { decodePathPart } from '@storefront/core/decode-path-part';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import { paths } from '../paths.ts';
import { prebuiltDocuments, readEntries } from './editorial-entries.ts';
import { type FilledSections, fillSections } from './fill-sections.ts';
import { leadHero } from './lead-hero.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { content } from './sources.ts';

export interface CampaignProps extends FilledSections {
  kind: 'campaign';
  title: string;
  /** Whether the first section holds the heading. */
  isHeaded: boolean;
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
}

export interface CampaignListProps {
  kind: 'campaigns';
  /** The newest first. */
  campaigns: CampaignTeaser[];
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
    { kind: 'campaign', title, isHeaded: hero !== null, ...filled },
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

/** `[screen.route-table.25]` */
export async function makeCampaignsPage(): Promise<PageProps<CampaignListProps>> {
  const entries = await readEntries('campaign');
  return withFrame(
    { kind: 'campaigns', campaigns: entries.map(toTeaser) },
    {
      heroTone: entries[0]?.cover ? 'dark' : null,
      trail: [{ name: copy.campaigns, path: paths.campaigns }],
      meta: {
        title: copy.campaigns,
        description: copy.campaignsLede,
        image: entries[0]?.cover ?? null,
        canonicalPath: paths.campaigns,
      },
    },
  );
}

export const campaignPaths = () => prebuiltDocuments('campaign', paths.campaign);

const toTeaser = ({ slug, title, byline, summary, description, cover }: DocumentEntry): CampaignTeaser => ({
  href: paths.campaign(slug),
  title,
  note: [byline, summary?.replace(/^./u, (letter) => letter.toLowerCase())].filter(Boolean).join(', '),
  words: description,
  cover,
});
