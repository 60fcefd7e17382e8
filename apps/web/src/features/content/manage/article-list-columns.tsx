import type { ManagedArticleRow } from '@portal/contract/content/article-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  endColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';
import { ArticleState } from '../shared/article-status.tsx';
import { columnNames } from '../shared/column-texts.ts';
import { LevelTag } from '../shared/LevelTag.tsx';
import styles from './ContentListPage.module.css';
import { StoryTag } from './StoryTag.tsx';

function TitleCell({ row }: { row: ManagedArticleRow }) {
  return (
    <Row wrap align="center" gap={4} gapX={10} className={styles.title}>
      <Link href={paths.manageContent(row.contentId)}>
        <span lang={langOfContent('zh')}>{row.title}</span>
      </Link>
      <Row as="span" inline wrap gap={4}>
        {row.level !== 'NORMAL' && <LevelTag level={row.level} />}
        {row.pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}
        {row.needReceipt && <Tag>{m.content_need_receipt()}</Tag>}
        <RevisionTag status={row.status} revision={row.revision} />
        <StoryTag enterprise={row.fromEnterprise} />
      </Row>
    </Row>
  );
}

export const articleListColumns = (): ListColumn<ManagedArticleRow>[] => [
  nameColumn('title', m.field_title(), { name: (row) => <TitleCell row={row} /> }),
  textColumn('column', m.field_column(), ({ column }) => columnNames[column]()),
  stateColumn('state', m.field_state(), ({ status }) => <ArticleState status={status} />),
  writtenColumn('author', m.editing_author(), ({ authorName }) => authorName, { nowrap: true }),
  dateColumn('publishAt', m.editing_published_at(), ({ publishAt }) => publishAt, {
    sortBy: '-published',
  }),
  endColumn('expireAt', m.field_valid_until(), ({ expireAt }) => expireAt, { shown: 'hidden' }),
  numberColumn('views', m.editing_views(), ({ views }) => views, { shown: 'hidden' }),
  dateColumn('updatedAt', m.editing_updated_at(), ({ updatedAt }) => updatedAt, {
    sortBy: '-updated',
  }),
];
