import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { paperclipIcon } from '../../../ui/icon/shapes/paperclip.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticleTime } from '../shared/ArticleTime.tsx';
import { LevelTag } from '../shared/LevelTag.tsx';
import styles from './SafetyList.module.css';

/** A ruled list by kind of text: rule, checklist, case, drill. */
export function SafetyList({ rows }: { rows: ArticleRow[] }) {
  return (
    <ol className={styles.list}>
      {rows.map((row) => (
        <li key={row.contentId} className={styles.item}>
          <span className={styles.kind} lang={langOfContent('zh')}>
            {row.category}
          </span>
          <div>
            <h2 className={styles.title}>
              <Link href={paths.article('SAFETY', row.contentId)} look="quiet" lang={langOfContent(row.lang)}>
                <Phrases text={row.title} />
              </Link>
            </h2>
            <p className={styles.summary} lang={langOfContent(row.lang)}>
              {row.summary}
            </p>
            <SafetyMeta row={row} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function SafetyMeta({ row }: { row: ArticleRow }) {
  return (
    <p className={styles.meta}>
      {row.pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}
      {row.level !== 'NORMAL' && <LevelTag level={row.level} />}
      {row.needReceipt && <Tag tone="amber">{m.content_need_receipt()}</Tag>}
      <ArticleTime at={row.publishAt} />
      <span lang={langOfContent('zh')}>{row.source}</span>
      {row.attachmentCount > 0 && (
        <span className={styles.files}>
          <Icon shape={paperclipIcon} />
          {m.content_attachment_count({ count: row.attachmentCount })}
        </span>
      )}
    </p>
  );
}
