import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  note?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
}

/** The title of a page. The heading takes the focus after a navigation. */
export function PageHead({ title, note, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
