import type { SearchRow } from '@portal/contract/search/public';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import styles from './FoundList.module.css';
import { foundHref, placeName } from './found-link.ts';
import { Marked } from './Marked.tsx';

/** Search results, best match first; `level` is that of their headings. */
export function FoundList({ rows, level = 2 }: { rows: SearchRow[]; level?: 2 | 3 }) {
  const heading = `h${level}` as const;
  return (
    <ol>
      {rows.map((row) => (
        <li key={`${row.kind} ${row.refId}`}>
          <Link href={foundHref(row)} look="bare" className={styles.hit}>
            <Text
              as={heading}
              size={level === 2 ? 20 : 17}
              leading="mid"
              className={styles.title}
              lang={langOfContent(row.lang)}
            >
              <Marked {...row.title} />
            </Text>
            {row.snippet.text !== '' && (
              <Text
                above={4}
                tone="quiet"
                size={15}
                leading="body"
                className={styles.snippet}
                lang={langOfContent(row.lang)}
              >
                <Marked {...row.snippet} />
              </Text>
            )}
            <MetaLine className={styles.meta} items={[placeName(row), dayOf(row)]} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The publication date; enterprises have none, since their date of entry isn't useful. */
function dayOf({ kind, publishedAt }: SearchRow) {
  if (publishedAt === null || kind === 'ENTERPRISE') return null;
  return <time dateTime={new Date(publishedAt).toISOString()}>{formatDate(publishedAt, 'YYYY-MM-DD')}</time>;
}
