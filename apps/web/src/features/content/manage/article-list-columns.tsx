import type { ManagedArticleRow } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatEnd } from '../../../platform/display/end-text.ts';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';
import { ArticleState } from '../shared/article-status.tsx';
import { columnNames } from '../shared/column-texts.ts';
import { LevelTag } from '../shared/LevelTag.tsx';
import styles from './ContentListPage.module.css';
import { StoryTag } from './StoryTag.tsx';

const time = (at: number | null) => (at === null ? '—' : formatDate(at));

function TitleCell({ row }: { row: ManagedArticleRow }) {
  return (
    <div className={styles.title}>
      <Link href={paths.manageContent(row.contentId)}>
        <span lang={langOfContent('zh')}>{row.title}</span>
      </Link>
      <span className={styles.marks}>
        {row.level !== 'NORMAL' && <LevelTag level={row.level} />}
        {row.pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}
        {row.needReceipt && <Tag>{m.content_need_receipt()}</Tag>}
        <RevisionTag status={row.status} revision={row.revision} />
        <StoryTag enterprise={row.fromEnterprise} />
      </span>
    </div>
  );
}

export const articleListColumns = (): ListColumn<ManagedArticleRow>[] => [
  {
    key: 'title',
    head: m.field_title(),
    cell: (row) => <TitleCell row={row} />,
    rowHeader: true,
    shown: 'always',
  },
  { key: 'column', head: m.field_column(), cell: ({ column }) => columnNames[column](), nowrap: true },
  {
    key: 'state',
    head: m.field_state(),
    cell: ({ status }) => <ArticleState status={status} />,
    nowrap: true,
  },
  {
    key: 'author',
    head: m.editing_author(),
    cell: ({ authorName }) => <Written>{authorName}</Written>,
    nowrap: true,
  },
  {
    key: 'publishAt',
    head: m.editing_published_at(),
    cell: ({ publishAt }) => time(publishAt),
    nowrap: true,
  },
  {
    key: 'expireAt',
    head: m.editing_expires(),
    cell: ({ expireAt }) => (expireAt === null ? '—' : formatEnd(expireAt)),
    nowrap: true,
    shown: 'hidden',
  },
  {
    key: 'views',
    head: m.editing_views(),
    cell: ({ views }) => formatThousands(views),
    align: 'end',
    nowrap: true,
    shown: 'hidden',
  },
  { key: 'updatedAt', head: m.editing_updated_at(), cell: ({ updatedAt }) => time(updatedAt), nowrap: true },
];
