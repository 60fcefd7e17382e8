import { managedStates } from '@portal/contract/article-manage';
import type { StoryRow } from '@portal/contract/article-story';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';
import { NewStoryButton } from '../account/NewStoryButton.tsx';
import { storyList } from '../account/story-acts.ts';
import { ArticleState, statusNames } from './article-status.tsx';
import styles from './StoriesTab.module.css';

function TitleCell({ row }: { row: StoryRow }) {
  return (
    <div className={styles.title}>
      <Link href={paths.ownStory(row.contentId)}>
        <span lang={langOfContent('zh')}>{row.title}</span>
      </Link>
      {row.returnReason !== '' && <Tag tone="amber">{m.story_to_correct()}</Tag>}
      <RevisionTag status={row.status} revision={row.revision} />
    </div>
  );
}

const columns = (): ListColumn<StoryRow>[] => [
  {
    key: 'title',
    head: m.field_title(),
    cell: (row) => <TitleCell row={row} />,
    rowHeader: true,
    shown: 'always',
  },
  {
    key: 'state',
    head: m.field_state(),
    cell: ({ status }) => <ArticleState status={status} />,
    nowrap: true,
  },
  {
    key: 'author',
    head: m.story_by(),
    cell: ({ authorName }) => <Written>{authorName}</Written>,
    nowrap: true,
  },
  {
    key: 'publishAt',
    head: m.editing_published_at(),
    cell: ({ publishAt }) => (publishAt === null ? '—' : formatDate(publishAt)),
    nowrap: true,
  },
  {
    key: 'views',
    head: m.editing_views(),
    cell: ({ views }) => formatThousands(views),
    align: 'end',
    nowrap: true,
  },
  {
    key: 'updatedAt',
    head: m.editing_updated_at(),
    cell: ({ updatedAt }) => formatDate(updatedAt),
    nowrap: true,
  },
];

/** The stories which the enterprise writes about itself, in every state. */
export function StoriesTab() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_title(), placeholder: m.editing_keyword_hint() },
      {
        kind: 'tabs',
        name: 'state',
        label: m.field_state(),
        options: [
          { value: '', text: m.content_all() },
          ...managedStates.map((state) => ({ value: state, text: statusNames[state]() })),
        ],
      },
    ],
    { place: 'tab' },
  );
  return (
    <div className={styles.stories}>
      <div className={styles.head}>
        <p className={styles.note}>{m.story_note()}</p>
        <NewStoryButton />
      </div>
      <ListSection
        endpoint={storyList}
        query={query}
        caption={m.story_caption()}
        columns={columns()}
        rowKey={({ contentId }) => contentId}
        empty={{ title: m.story_empty_title(), text: m.story_empty_text(), action: <NewStoryButton /> }}
      />
    </div>
  );
}
