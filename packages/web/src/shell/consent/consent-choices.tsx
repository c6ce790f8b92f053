import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  isUndecided,
  mayLoad,
} from '@storefront/core/consent/consent';
import type { OwnConsentManager } from '@storefront/core/providers/consent/browser-own';
import { useState } from 'react';
import { chooseOwnConsent } from '../../clients/choose-own-consent.ts';
import { hasPrivacySignal } from '../../clients/consent-before.ts';
import { consentLines } from '../../clients/consent-lines.ts';
import { consentChoicesCopy as copy } from '../../copy/consent-choices-copy.ts';
import { consentCopy } from '../../copy/consent-copy.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './consent-dialog.module.css';
import { ConsentLines } from './consent-lines.tsx';

const { categories: names } = copy;

/** Categories in which the shop or one of its providers does anything. */
const used = CONSENT_CATEGORIES.filter((category) =>
  consentLines.some(({ consent }) => consent === category),
);

interface ConsentChoicesProps {
  own: OwnConsentManager;
  /** Nothing changes. */
  onClose: () => void;
}

/** The second layer: what each category is for, who is in it and what is stored, and a switch for each. */
export function ConsentChoices({ own, onClose }: ConsentChoicesProps) {
  const [allowed, setAllowed] = useState<ReadonlySet<ConsentCategory>>(() => new Set(own.current().allowed));
  const optional = used.filter((category) => category !== 'necessary');
  const toggle = (category: ConsentCategory) => {
    const next = new Set(allowed);
    if (!next.delete(category)) next.add(category);
    setAllowed(next);
  };

  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.head}>
          <h2 className="t1" id="consent-title" tabIndex={-1}>
            {copy.title}
          </h2>
          <p className="muted">{copy.text(copy.optional(optional.length))}</p>
          {hasPrivacySignal() && isUndecided(own.current()) && <p className={styles.signal}>{copy.signal}</p>}
          <IconButton
            icon="close-x"
            size={20}
            label={copy.close}
            className={styles.close}
            onClick={onClose}
          />
        </div>
        <div className={styles.list}>
          {used.map((category) => (
            <section key={category} aria-labelledby={`consent-${category}`}>
              <div className={styles.category}>
                <div>
                  <h3 id={`consent-${category}`}>{names[category].name}</h3>
                  <p className="muted">{names[category].text}</p>
                </div>
                {category === 'necessary' ? (
                  <span className={styles.always}>{copy.always}</span>
                ) : (
                  <button
                    type="button"
                    role="switch"
                    aria-checked={mayLoad(category, { ...own.current(), allowed: [...allowed] })}
                    aria-label={names[category].name}
                    className={styles.switch}
                    onClick={() => toggle(category)}
                  />
                )}
              </div>
              <ConsentLines category={category} />
            </section>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.buttons}>
          <Button onClick={() => chooseOwnConsent(allowed)}>{copy.save}</Button>
          <Button look="line" onClick={() => chooseOwnConsent([])}>
            {consentCopy.reject}
          </Button>
          <Button look="line" onClick={() => chooseOwnConsent(CONSENT_CATEGORIES)}>
            {consentCopy.accept}
          </Button>
        </div>
        <p className="small muted">
          {copy.again} <a href={paths.cookieList}>{copy.all}</a>
        </p>
      </div>
    </>
  );
}
