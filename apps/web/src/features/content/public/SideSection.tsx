import { type ReactNode, useId } from 'react';
import styles from './SideSection.module.css';

/** A titled section in the column next to a list or an article. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
