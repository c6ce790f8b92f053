import { FIT_KEY, readFit } from '@storefront/core/product/fit-memory';
import type { SizeGuides } from '@storefront/core/product/read-size-guides';
import {
  countriesIn,
  defaultSizeCountry,
  type PageSizing,
  shownCountry,
} from '@storefront/core/product/size-guide';
import { useCallback, useEffect, useId, useState } from 'react';
import { drawerCopy } from '../../copy/drawer-copy.ts';
import { localStore } from '../../state/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { contentSources } from '../../ui/image-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichTextView } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { loadSizeGuides } from './load-size-guides.ts';
import styles from './size-guide.module.css';
import { SizeTableView } from './size-table-view.tsx';

/** What the shopper chose; it outlives the drawer. */
export interface SizeView {
  country: string;
  unit: 'in' | 'cm';
}

/** `[const.size-guide.1]` */
export const DEFAULT_SIZE_VIEW: SizeView = { country: defaultSizeCountry, unit: 'in' };

const units = [
  { unit: 'in', label: drawerCopy.inches },
  { unit: 'cm', label: drawerCopy.centimetres },
] as const;

interface SizeGuideProps {
  sizing: PageSizing;
  view: SizeView;
  onChange: (view: SizeView) => void;
}

/** Null while they are read. */
function useSizeGuides(): { guides: SizeGuides | 'failed' | null; read: (isAnew: boolean) => void } {
  const [guides, setGuides] = useState<SizeGuides | 'failed' | null>(null);
  const read = useCallback((isAnew: boolean) => {
    setGuides(null);
    loadSizeGuides(isAnew).then(setGuides, (error: unknown) => {
      console.warn('The size guides could not be loaded', error);
      setGuides('failed');
    });
  }, []);
  useEffect(() => read(false), [read]);
  return { guides, read };
}

/**
 * `[screen.product-detail-page.15]` How the piece is cut, which came with the page; then the tables of its guide, in the
 * shopper's country and unit, and how to measure.
 */
export function SizeGuideView({ sizing, view, onChange }: SizeGuideProps) {
  const { guides: found, read } = useSizeGuides();
  // Read whenever the drawer is drawn: a size may be chosen before it is opened again.
  const size = readFit(localStore.read(FIT_KEY))[sizing.productType] ?? null;
  const guides = found === 'failed' ? null : found;
  const guide = guides?.guides.find(({ id }) => id === sizing.guideId);
  const info = guides?.info;
  const countries = guide?.showsCountrySelect ? countriesIn(guide.tables) : [];
  const country = shownCountry(view.country, countries);
  return (
    <div className={styles.guide}>
      {sizing.fit.length > 0 && (
        <div className={`lede ${styles.fit}`}>
          <RichTextView blocks={sizing.fit} />
        </div>
      )}
      <div className={`prose muted ${styles.notes}`}>
        {sizing.note && <p>{sizing.note}</p>}
        {info && <RichTextView blocks={info.description} />}
      </div>
      {found === null && (
        <div role="status" aria-label={drawerCopy.loading}>
          <Skeleton className={styles.waiting} />
        </div>
      )}
      {found !== null && !guide && (
        <div className={styles.failed} role="alert">
          <p>{drawerCopy.sizesFailed}</p>
          <Button look="line" onClick={() => read(true)}>
            {drawerCopy.tryAgain}
          </Button>
        </div>
      )}
      {guide && (
        <>
          <SizeTools
            countries={countries}
            country={country}
            hasUnits={sizing.hasUnitToggle}
            view={view}
            onChange={onChange}
          />
          {guide.tables.map((table) => (
            <SizeTableView
              key={table.rows.join()}
              table={table}
              country={country}
              isInCentimetres={sizing.hasUnitToggle && view.unit === 'cm'}
              size={size}
              isTitled={guide.tables.length > 1}
            />
          ))}
        </>
      )}
      {guide &&
        info &&
        sizing.hasInstructions &&
        (info.instructions.length > 0 || info.instructionsImage) && (
          <div className={styles.measure}>
            <div>
              <h3 className="t2">{info.instructionsHeading ?? drawerCopy.howToMeasure}</h3>
              <div className={`prose ${styles.steps}`}>
                <RichTextView blocks={info.instructions} />
              </div>
            </div>
            {info.instructionsImage && (
              <div className={styles.picture}>
                <Picture
                  sources={contentSources(info.instructionsImage.src, 400)}
                  width={info.instructionsImage.width}
                  height={info.instructionsImage.height}
                  alt={info.instructionsImage.alt}
                  sizes="(min-width: 600px) 330px, 90vw"
                />
              </div>
            )}
          </div>
        )}
    </div>
  );
}

interface SizeToolsProps {
  /** Without a choice there is no select. */
  countries: string[];
  country: string | null;
  hasUnits: boolean;
  view: SizeView;
  onChange: (view: SizeView) => void;
}

/** `[screen.product-detail-page.17]` `[screen.product-detail-page.18]` */
function SizeTools({ countries, country, hasUnits, view, onChange }: SizeToolsProps) {
  const id = useId();
  const hasCountries = countries.length > 1;
  if (!hasCountries && !hasUnits) return null;
  return (
    <div className={styles.tools}>
      {hasCountries && (
        <div className={styles.country}>
          <label htmlFor={id}>{drawerCopy.country}</label>
          <select
            id={id}
            autoComplete="off"
            value={country ?? undefined}
            onChange={({ target }) => onChange({ ...view, country: target.value })}
          >
            {countries.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <Icon name="select" size={18} />
        </div>
      )}
      {hasUnits && (
        <fieldset className={styles.units}>
          <legend className="sr">{drawerCopy.units}</legend>
          {units.map(({ unit, label }) => (
            <button
              key={unit}
              type="button"
              aria-pressed={view.unit === unit}
              onClick={() => onChange({ ...view, unit })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
