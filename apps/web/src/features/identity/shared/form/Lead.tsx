import type { ReactNode } from 'react';
import styles from './FormFrame.module.css';

/** The purpose of a form, above its fields. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
