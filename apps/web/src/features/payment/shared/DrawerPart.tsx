import type { ReactNode } from 'react';
import styles from './DrawerPart.module.css';

/** A section of a drawer below its facts, with a heading. */
export const DrawerPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);
