import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { formatThousands } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../shared/ArticlePicture.tsx';
import { ArticleTime } from '../shared/ArticleTime.tsx';
import styles from './ParkList.module.css';

/** Picture cards; with `lead` the first one is four times as large. */
export function ParkList({ rows, lead }: { rows: ArticleRow[]; lead: boolean }) {
  return (
    <Columns
      as="ul"
      of="repeat(3, minmax(0, 1fr))"
      gap={24}
      padTop={8}
      padBottom={40}
      stack="phone"
      className={styles.grid}
    >
      {rows.map((row, place) => (
        <ParkCard key={row.contentId} row={row} large={lead && place === 0} first={place < 3} />
      ))}
    </Columns>
  );
}

interface ParkCardProps {
  row: ArticleRow;
  large: boolean;
  first: boolean;
}

function ParkCard({ row, large, first }: ParkCardProps) {
  return (
    <li className={clsx(styles.cell, large && styles.large)}>
      <Link href={paths.article(row.column, row.contentId)} look="bare" className={styles.card}>
        {row.cover && (
          <ArticlePicture
            picture={row.cover}
            ratio={large ? '16 / 10' : '3 / 2'}
            corners="none"
            sizes={large ? '(min-width: 1248px) 588px, 50vw' : '(min-width: 1248px) 282px, 25vw'}
            widths={large ? [640, 960, 1280] : [320, 480, 640]}
            first={first}
          />
        )}
        <div className={styles.text}>
          <Text as="h2" size={16} leading="mid" className={styles.title} lang={langOfContent(row.lang)}>
            <Phrases text={row.title} />
          </Text>
          {large && (
            <Text above={8} tone="quiet" size={15} hide="phone" lang={langOfContent(row.lang)}>
              {row.summary}
            </Text>
          )}
          <Row
            as="span"
            wrap
            align="center"
            gap={4}
            gapX={10}
            padTop={12}
            tone="faint"
            size={13}
            className={styles.meta}
          >
            {row.pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}
            <ArticleTime at={row.publishAt} />
            <Text as="span" atEnd figures className={styles.views}>
              {m.content_views({ count: formatThousands(row.views) })}
            </Text>
          </Row>
        </div>
      </Link>
    </li>
  );
}
