import { managedStates } from '@portal/contract/content/article-manage';
import type { StoryRow } from '@portal/contract/content/article-story';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';
import { NewStoryButton } from '../account/NewStoryButton.tsx';
import { storyList } from '../account/story-acts.ts';
import { ArticleState, statusNames } from './article-status.tsx';
import styles from './StoriesTab.module.css';

function TitleCell({ row }: { row: StoryRow }) {
  return (
    <Row wrap align="center" gap={4} gapX={10} className={styles.title}>
      <Link href={paths.ownStory(row.contentId)}>
        <span lang={langOfContent('zh')}>{row.title}</span>
      </Link>
      {row.returnReason !== '' && <Tag tone="amber">{m.story_to_correct()}</Tag>}
      <RevisionTag status={row.status} revision={row.revision} />
    </Row>
  );
}

const columns = (): ListColumn<StoryRow>[] => [
  nameColumn('title', m.field_title(), { name: (row) => <TitleCell row={row} /> }),
  stateColumn('state', m.field_state(), ({ status }) => <ArticleState status={status} />),
  writtenColumn('author', m.story_by(), ({ authorName }) => authorName, { nowrap: true }),
  dateColumn('publishAt', m.editing_published_at(), ({ publishAt }) => publishAt, { sortBy: '-published' }),
  numberColumn('views', m.editing_views(), ({ views }) => views, { sortBy: '-views' }),
  dateColumn('updatedAt', m.editing_updated_at(), ({ updatedAt }) => updatedAt, { sortBy: '-updated' }),
];

/** The stories the enterprise writes about itself, in every state. */
export function StoriesTab() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_title(), placeholder: m.editing_keyword_hint() },
      {
        kind: 'tabs',
        name: 'state',
        label: m.field_state(),
        options: [
          { value: '', text: m.input_everything() },
          ...managedStates.map((state) => ({ value: state, text: statusNames[state]() })),
        ],
      },
    ],
    { place: 'tab', sort: '-updated' },
  );
  return (
    <Stack gap={20}>
      <Row align="center" justify="between" gap={24}>
        <Text tone="quiet" className={styles.note}>
          {m.story_note()}
        </Text>
        <NewStoryButton />
      </Row>
      <ListSection
        endpoint={storyList}
        query={query}
        caption={m.story_caption()}
        columns={columns()}
        rowKey={({ contentId }) => contentId}
        empty={{ title: m.story_empty_title(), text: m.story_empty_text(), action: <NewStoryButton /> }}
      />
    </Stack>
  );
}
