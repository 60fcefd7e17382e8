import type { SearchRow } from '@portal/contract/search/public';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import styles from './FoundList.module.css';
import { foundHref, placeName } from './found-link.ts';
import { Marked } from './Marked.tsx';

/** Search results, best match first. */
export function FoundList({ rows }: { rows: SearchRow[] }) {
  return (
    <ol>
      {rows.map((row) => (
        <li key={`${row.kind} ${row.refId}`}>
          <Link href={foundHref(row)} look="bare" className={styles.hit}>
            <h2 className={styles.title} lang={langOfContent(row.lang)}>
              <Marked {...row.title} />
            </h2>
            {row.snippet.text !== '' && (
              <p className={styles.snippet} lang={langOfContent(row.lang)}>
                <Marked {...row.snippet} />
              </p>
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
