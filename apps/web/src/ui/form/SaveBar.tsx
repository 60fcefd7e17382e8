import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { circleCheckIcon } from '../icon/shapes/circle-check.ts';
import styles from './Form.module.css';

interface SaveBarProps {
  /** What prevents saving, shown above the buttons. */
  notice?: ReactNode;
  /** When the draft was saved. */
  saved?: ReactNode;
  /** What is still loading; replaces `saved` meanwhile. */
  waiting?: ReactNode;
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** The bottom bar of a long form, always visible. */
export function SaveBar({ notice, saved, waiting, children }: SaveBarProps) {
  return (
    <div className={styles.saveBar}>
      {notice && <div className={styles.notice}>{notice}</div>}
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
