import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { lastDay } from '../../../platform/display/end-text.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { CachedFragment } from '../../../platform/page/CachedFragment.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticleTime } from '../shared/ArticleTime.tsx';
import { LevelTag } from '../shared/LevelTag.tsx';
import styles from './NoticeList.module.css';

/** A table of facts: level, title, number, validity, day. */
export function NoticeList({ rows }: { rows: ArticleRow[] }) {
  return (
    <table className={styles.table} aria-label={m.content_column_notice()}>
      <Text as="thead" unseen="phone">
        <tr>
          <th scope="col" className={clsx(styles.head, styles.level)}>
            {m.content_filter_level()}
          </th>
          <th scope="col" className={styles.head}>
            {m.content_head_notice()}
          </th>
          <th scope="col" className={clsx(styles.head, styles.number)}>
            {m.content_head_issue_no()}
          </th>
          <th scope="col" className={clsx(styles.head, styles.day)}>
            {m.content_head_validity()}
          </th>
          <th scope="col" className={clsx(styles.head, styles.day)}>
            {m.content_head_published()}
          </th>
        </tr>
      </Text>
      <tbody>
        {rows.map((row) => (
          <CachedFragment
            key={row.contentId}
            as="tr"
            className={styles.row}
            name="content/notice-row"
            of={NoticeCells}
            with={{ row }}
          />
        ))}
      </tbody>
    </table>
  );
}

function NoticeCells({ row }: { row: ArticleRow }) {
  return (
    <>
      <td className={clsx(styles.cell, styles.whole)}>
        <LevelTag level={row.level} />
      </td>
      <th scope="row" className={styles.title}>
        <Link href={paths.article('NOTICE', row.contentId)} look="quiet" lang={langOfContent(row.lang)}>
          <Phrases text={row.title} />
        </Link>
        <Row as="span" wrap align="center" gap={4} gapX={10} above={4} tone="faint" size={13} weight={400}>
          {row.pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}
          {row.needReceipt && <Tag tone="amber">{m.content_need_receipt()}</Tag>}
          {row.tags.slice(0, 2).map(({ tagId, name }) => (
            <span key={tagId} lang={langOfContent('zh')}>
              {name}
            </span>
          ))}
        </Row>
      </th>
      <td className={clsx(styles.quiet, styles.number)} lang={langOfContent('zh')}>
        {row.issueNo ?? '—'}
      </td>
      <td className={clsx(styles.quiet, styles.whole)}>
        {row.expireAt === null
          ? m.content_valid_always()
          : m.content_valid_until({ date: lastDay(row.expireAt) })}
      </td>
      <td className={clsx(styles.quiet, styles.whole)}>
        <ArticleTime at={row.publishAt} />
      </td>
    </>
  );
}
