import * as m from '@portal/texts/messages';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { ListFailure } from '../../../platform/account/list/ListStates.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { newArticle } from '../editor/blank-article.ts';
import { newId, useEditorKey } from '../editor/editor-key.ts';
import { StoryView } from './StoryView.tsx';
import { storyDetail } from './story-acts.ts';

// Loaded on demand: only writers need the form and its fields.
const StoryEditor = lazy(async () => ({ default: (await import('./StoryEditor.tsx')).StoryEditor }));

/** One story of the enterprise: the editor while it can be edited, otherwise its text and the available actions. */
export function Component() {
  const { id = '' } = useParams();
  const key = useEditorKey(id);
  const { name } = useUser();
  const [openedAt] = useState(Date.now);
  const defaultValues = useMemo(() => newArticle('STYLE', name, openedAt), [name, openedAt]);
  const isNew = id === newId;
  const answer = useQueryOf(storyDetail, { id }, { enabled: !isNew });
  const story = isNew ? defaultValues : answer.data;
  if (answer.isError)
    return (
      <>
        <PageTitle title={m.story_tab()} />
        <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      </>
    );
  if (!story) return <Waiting title={m.story_tab()} />;
  if (!story.actions.includes('save')) return <StoryView key={story.contentId} story={story} />;
  return (
    <Suspense fallback={<Waiting title={story.content.title || m.editing_untitled()} />}>
      <StoryEditor key={key} story={story} />
    </Suspense>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <Loading label={m.member_loading()} slowLabel={m.member_loading_slow()}>
        <Skeleton width="100%" height="460px" />
      </Loading>
    </>
  );
}
