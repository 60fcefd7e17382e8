import type { ReactNode } from 'react';
import styles from './Detail.module.css';
import { Wrap } from './Layout.tsx';

interface DetailHeadProps {
  /** Tags, title, and the content below the title. */
  children: ReactNode;
  picture?: ReactNode;
}

/** The header of an object's public page, with its picture next to it. */
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

/** The content of the page below its header; on a phone the side column with the reader's next action comes first. */
export function DetailColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <Wrap className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </Wrap>
  );
}

/** The box with the one action available now. */
export const DetailBox = ({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) => (
  <section className={styles.box} aria-labelledby={labelledBy}>
    {children}
  </section>
);

/** Text that people wrote, split into paragraphs. */
export const DetailText = ({ text, lang }: { text: string; lang: string | undefined }) =>
  text.split(/\n+/).map((paragraph) => (
    <p key={paragraph} lang={lang} className={styles.body}>
      {paragraph}
    </p>
  ));
