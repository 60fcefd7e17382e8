import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { circleCheckIcon } from '../icon/shapes/circle-check.ts';
import styles from './Form.module.css';

interface SaveBarProps {
  /** When the draft was saved. */
  saved?: ReactNode;
  /** What is waited for; stands there instead meanwhile. */
  waiting?: ReactNode;
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** Foot of a long form, always in sight. */
export function SaveBar({ saved, waiting, children }: SaveBarProps) {
  return (
    <div className={styles.saveBar}>
      <output className={styles.saved}>
        {waiting}
        {saved && !waiting && (
          <>
            <Icon shape={circleCheckIcon} />
            {saved}
          </>
        )}
      </output>
      {children}
    </div>
  );
}
