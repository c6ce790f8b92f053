import { FIT_KEY, readFit } from '@storefront/core/product/fit-memory';
import { countriesIn, shownCountry, sizeGuideOptions } from '@storefront/core/product/size-guide';
import type { SizeGuideSection } from '@storefront/core/providers/content/sections/size-guide-section';
import { useEffect, useId, useState } from 'react';
import { drawerCopy } from '../../copy/drawer-copy.ts';
import { sectionCopy as copy } from '../../copy/section-copy.ts';
import { DEFAULT_SIZE_VIEW } from '../../features/product/size-guide-view.tsx';
import { SizeTableView } from '../../features/product/size-table-view.tsx';
import { localStore } from '../../state/browser-storage.ts';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichTextView } from '../../ui/rich-text.tsx';
import { SizeFinder } from './size-finder.tsx';
import styles from './size-guide.module.css';

/**
 * Every size guide of the shop: what for, in whose sizes and in which unit; how to measure beside them. `[const.size-guide.6]`
 * `[const.size-guide.7]`
 */
export function SizeGuide({ section: { note, guides: found } }: { section: SizeGuideSection }) {
  const guides = found?.guides ?? [];
  const info = found?.info;
  const [chosenId, setChosenId] = useState(guides[0]?.id);
  const [view, setView] = useState(DEFAULT_SIZE_VIEW);
  const [sizes, setSizes] = useState<readonly string[]>([]);
  const selectId = useId();
  useEffect(() => setSizes(Object.values(readFit(localStore.read(FIT_KEY)))), []);
  const guide = guides.find(({ id }) => id === chosenId);
  const { hasUnitToggle, hasInstructions } = sizeGuideOptions(guide?.tags ?? []);
  // A guide without the choice is in inches, whatever was chosen for another.
  const unit = hasUnitToggle ? view.unit : 'in';
  const countries = guide?.showsCountrySelect ? countriesIn(guide.tables) : [];
  const country = shownCountry(view.country, countries);
  return (
    <section className={join('wrap', styles.section)}>
      <div className={styles.tools}>
        <fieldset className={styles.choice}>
          <legend className="sr">{copy.whatFor}</legend>
          {guides.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={id === chosenId} onClick={() => setChosenId(id)}>
              {title}
            </button>
          ))}
        </fieldset>
        {hasUnitToggle && (
          <fieldset className={styles.choice}>
            <legend className="sr">{drawerCopy.units}</legend>
            {(['in', 'cm'] as const).map((unit) => (
              <button
                key={unit}
                type="button"
                aria-pressed={view.unit === unit}
                onClick={() => setView({ ...view, unit })}
              >
                {copy.unit[unit]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div className={styles.guide}>
        <div>
          {!guide && <p role="status">{copy.noSizes}</p>}
          {countries.length > 1 && (
            <p className={styles.country}>
              <label htmlFor={selectId}>{drawerCopy.country}</label>
              <select
                id={selectId}
                autoComplete="off"
                value={country ?? undefined}
                onChange={({ target }) => setView({ ...view, country: target.value })}
              >
                {countries.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </p>
          )}
          {guide?.tables.map((table) => (
            <SizeTableView
              key={table.rows.join()}
              table={table}
              country={country}
              isInCentimetres={unit === 'cm'}
              size={sizes.length === 1 ? (sizes[0] ?? null) : null}
              isTitled={guide.tables.length > 1}
            />
          ))}
          {guide?.tables[0] && <SizeFinder key={guide.id} table={guide.tables[0]} unit={unit} />}
          {note && <p className={join('small', 'muted', styles.note)}>{note}</p>}
        </div>
        {info && hasInstructions && (info.instructions.length > 0 || info.instructionsImage) && (
          <div className="hang">
            <h2 className="t1">{info.instructionsHeading ?? drawerCopy.howToMeasure}</h2>
            <div className={styles.measure}>
              {info.instructionsImage && (
                <Picture
                  sources={contentSources(info.instructionsImage.src, 400)}
                  width={info.instructionsImage.width}
                  height={info.instructionsImage.height}
                  alt={info.instructionsImage.alt}
                  sizes="(min-width: 1100px) 25vw, 90vw"
                />
              )}
              <div className="prose">
                <RichTextView blocks={info.instructions} />
              </div>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
