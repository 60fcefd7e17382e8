import type { ReactNode } from 'react';
import { Text } from '../layout/Text.tsx';
import styles from './BlockHead.module.css';
import { MoreLink } from './MoreLink.tsx';

interface BlockHeadProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** One line of explanation. */
  note?: ReactNode;
  /** `about` completes the link for screen readers: “more” + “policies”. */
  more?: { href: string; text: string; about?: string };
  level?: 2 | 3;
  /** Title, note and link stacked, for a narrow column. */
  stacked?: boolean;
}

export function BlockHead({ title, id, note, more, level = 2, stacked }: BlockHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={stacked ? styles.stacked : styles.head}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {note && (
        <Text tone="quiet" size={15} leading="list" className={styles.note}>
          {note}
        </Text>
      )}
      {more && (
        <Text as="span" atEnd nowrap className={styles.more}>
          <MoreLink {...more} />
        </Text>
      )}
    </div>
  );
}
