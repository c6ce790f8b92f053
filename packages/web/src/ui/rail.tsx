import { type ReactNode, useRef } from 'react';
import styles from './rail.module.css';
import { type RailHead, RailSection } from './rail-section.tsx';
import { stepTrack } from './step-track.ts';

/** A row that is wider than the page: swiped, scrolled or stepped through; the step after its end is its start. */
export function Rail({ children, ...head }: RailHead & { children: ReactNode }) {
  const track = useRef<HTMLUListElement>(null);
  return (
    <RailSection {...head} onNext={() => stepTrack(track.current, track.current?.firstElementChild)}>
      <ul className={styles.track} ref={track}>
        {children}
      </ul>
    </RailSection>
  );
}
