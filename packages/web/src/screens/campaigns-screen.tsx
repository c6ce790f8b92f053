import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import type { CampaignListProps, CampaignTeaser } from '../data/campaign-pages.ts';
import { paths } from '../paths.ts';
import { Hero } from '../sections/hero/hero.tsx';
import { coverSizes } from '../ui/cover-sizes.ts';
import { cardSources, contentSources } from '../ui/image-sources.ts';
import { Link } from '../ui/link.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './campaigns.module.css';
import editorialStyles from './editorial.module.css';
import { ListPages } from './list-pages.tsx';

/** `[screen.route-table.25]` On the first page the newest campaign as a hero, the others in rows that change sides. */
export function CampaignsScreen({ lead, campaigns, page, pages }: CampaignListProps) {
  return (
    <>
      {lead ? (
        <Hero
          isFirst
          isLargest
          section={{
            key: 'now',
            kind: 'hero',
            heading: copy.campaigns,
            text: copy.now(lead.title, lead.words),
            link: { key: 'now', title: copy.see(lead.title), href: lead.href },
            image: lead.cover,
            mobileImage: lead.mobileCover,
            tone: 'dark',
          }}
        />
      ) : (
        <header className={`wrap grid ${editorialStyles.head}`}>
          <h1 className="d1">{copy.campaigns}</h1>
          <p className="muted">{campaigns.length > 0 ? copy.campaignsLede : copy.noCampaigns}</p>
        </header>
      )}
      <div className={styles.campaigns}>
        {campaigns.map((campaign, place) => (
          <Row key={campaign.href} campaign={campaign} isLargest={!lead && place === 0} />
        ))}
      </div>
      {pages > 1 && <ListPages page={page} pages={pages} toPath={paths.campaignsPage} />}
      <p className={`wrap ${styles.older}`}>
        <span className={`hang hang-bleed ui muted ${styles.olderRow}`}>
          {copy.olderCampaigns} <MoreLink href={paths.archive}>{copy.archive}</MoreLink>
        </span>
      </p>
    </>
  );
}

interface RowProps {
  campaign: CampaignTeaser;
  /** Whether its picture is the largest of the first view. */
  isLargest: boolean;
}

function Row({ campaign, isLargest }: RowProps) {
  const { href, title, note, words, cover, piece } = campaign;
  return (
    <article className={styles.row}>
      <Link href={href} className="frame" tabIndex={-1} aria-hidden="true">
        {cover && (
          <Picture
            sources={contentSources(cover.src)}
            width={cover.width}
            height={cover.height}
            alt=""
            sizes={coverSizes(cover, { vw: 100, ratio: 4 / 5 }, { vw: 58, ratio: 8 / 7 })}
            isLargest={isLargest}
            focus={cover.focus}
          />
        )}
      </Link>
      <div className={styles.rowText}>
        <div className="hang">
          <h2 className="d2" dir="auto">
            <Link href={href}>{title}</Link>
          </h2>
          {note && <p className="ui muted">{note}</p>}
          {words && (
            <p className="lede" dir="auto">
              {words}
            </p>
          )}
          <MoreLink href={href}>{copy.seeCampaign}</MoreLink>
        </div>
        {piece && (
          <Link href={piece.href} className={styles.inset} aria-label={piece.title}>
            <span className="frame">
              <Picture sources={cardSources(piece.image.src, 540)} width={4} height={5} alt="" sizes="14vw" />
            </span>
          </Link>
        )}
      </div>
    </article>
  );
}
