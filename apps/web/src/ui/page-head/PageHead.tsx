import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  note?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** Title of a page. The heading takes focus after navigation. */
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
