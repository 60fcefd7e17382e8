import type { ReactNode } from 'react';
import { Columns } from './Columns.tsx';
import styles from './Detail.module.css';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

interface DetailHeadProps {
  /** Tags, title, and the content below the title. */
  children: ReactNode;
  picture?: ReactNode;
}

/** The header of an object's public page, with its picture next to it. */
export function DetailHead({ children, picture }: DetailHeadProps) {
  return (
    <Text as="div" ground="quiet">
      <Columns
        contained
        of="minmax(0, 1.4fr) minmax(0, 1fr)"
        gap={32}
        gapX={48}
        align="center"
        padBlock={40}
        stack="tablet"
        className={styles.head}
      >
        <Stack gap={16} className={styles.text}>
          {children}
        </Stack>
        {picture}
      </Columns>
    </Text>
  );
}

export const DetailTags = ({ children }: { children: ReactNode }) => (
  <Row as="p" wrap gap={8}>
    {children}
  </Row>
);

/** The content of the page below its header; on a phone the side column with the reader's next action comes first. */
export function DetailColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <Columns
      contained
      of="minmax(0, 1fr) 320px"
      gap={32}
      gapX={64}
      align="start"
      padTop={40}
      padBottom={64}
      stack="tablet"
      className={styles.columns}
    >
      <Stack fluid gap={48} className={styles.main}>
        {children}
      </Stack>
      <Stack as="aside" gap={32} className={styles.side}>
        {side}
      </Stack>
    </Columns>
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
    <Text key={paragraph} lang={lang} readable padTop={8} leading="read">
      {paragraph}
    </Text>
  ));
