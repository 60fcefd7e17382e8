import type { ArticleColumn, ArticleDetail } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './TurnPage.module.css';

interface TurnPageProps {
  column: ArticleColumn;
  newer: ArticleDetail['previous'];
  older: ArticleDetail['next'];
}

/** The next newer and older articles of the column. */
export function TurnPage({ column, newer, older }: TurnPageProps) {
  if (!newer && !older) return null;
  const sides = [
    { name: m.content_newer(), link: newer, rel: 'prev' },
    { name: m.content_older(), link: older, rel: 'next' },
  ];
  return (
    <Columns
      hide="print"
      aria-label={m.content_turn()}
      as="nav"
      of="1fr 1fr"
      above={40}
      stack="phone"
      className={styles.turn}
    >
      {sides.map(({ name, link, rel }) =>
        link ? (
          <Link
            key={rel}
            href={paths.article(column, link.contentId)}
            look="bare"
            rel={rel}
            className={styles.side}
          >
            <Text as="span" block tone="faint" size={14}>
              {name}
            </Text>
            <span lang={langOfContent(link.lang)}>{link.title}</span>
          </Link>
        ) : (
          <span key={rel} className={styles.side} />
        ),
      )}
    </Columns>
  );
}
