import type { ReactNode } from 'react';
import styles from './Detail.module.css';
import { Wrap } from './Layout.tsx';

interface DetailHeadProps {
  /** Tags, title, and what stands below it. */
  children: ReactNode;
  picture?: ReactNode;
}

/** The head of a public page about one thing: what it is, beside its picture. */
export function DetailHead({ children, picture }: DetailHeadProps) {
  return (
    <div className={styles.ground}>
      <Wrap className={styles.head}>
        <div className={styles.text}>{children}</div>
        {picture}
      </Wrap>
    </div>
  );
}

export const DetailTags = ({ children }: { children: ReactNode }) => (
  <p className={styles.tags}>{children}</p>
);

/** The page below its head; on a phone what is asked of the reader comes before the rest. */
export function DetailColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <Wrap className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </Wrap>
  );
}

/** The one thing that can be done now. */
export const DetailBox = ({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) => (
  <section className={styles.box} aria-labelledby={labelledBy}>
    {children}
  </section>
);

/** What people have written in several paragraphs. */
export const DetailText = ({ text, lang }: { text: string; lang: string | undefined }) =>
  text.split(/\n+/).map((paragraph) => (
    <p key={paragraph} lang={lang} className={styles.body}>
      {paragraph}
    </p>
  ));
