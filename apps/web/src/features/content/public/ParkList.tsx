import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { formatThousands } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../shared/ArticlePicture.tsx';
import { ArticleTime } from '../shared/ArticleTime.tsx';
import styles from './ParkList.module.css';

/** Picture cards; with `lead` the first one is four times as large. */
export function ParkList({ rows, lead }: { rows: ArticleRow[]; lead: boolean }) {
  return (
    <ul className={styles.grid}>
      {rows.map((row, place) => (
        <ParkCard key={row.contentId} row={row} large={lead && place === 0} first={place < 3} />
      ))}
    </ul>
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
          <h2 className={styles.title} lang={langOfContent(row.lang)}>
            <Phrases text={row.title} />
          </h2>
          {large && (
            <p className={styles.summary} lang={langOfContent(row.lang)}>
              {row.summary}
            </p>
          )}
          <span className={styles.meta}>
            {row.pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}
            <ArticleTime at={row.publishAt} />
            <span className={styles.views}>{m.content_views({ count: formatThousands(row.views) })}</span>
          </span>
        </div>
      </Link>
    </li>
  );
}
