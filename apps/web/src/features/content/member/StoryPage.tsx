import { useParams } from 'react-router';
import { member_loading, member_loading_slow, story_tab } from '../../../platform/i18n/paraglide/messages.js';
import { ListFailure } from '../../../platform/member/list/ListStates.tsx';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { StoryEditor } from './StoryEditor.tsx';
import { StoryView } from './StoryView.tsx';
import { storyDetail } from './story-acts.ts';

/** One story of the enterprise: its editor while it can be written in, else what there is to read and do. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useEndpoint(storyDetail, { id });
  const story = answer.data;
  if (answer.isError)
    return (
      <>
        <PageTitle title={story_tab()} />
        <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      </>
    );
  if (!story)
    return (
      <Loading label={member_loading()} slowLabel={member_loading_slow()}>
        <Skeleton width="18em" height="32px" />
        <Skeleton width="100%" height="460px" />
      </Loading>
    );
  const Page = story.actions.includes('save') ? StoryEditor : StoryView;
  return <Page key={story.contentId} story={story} />;
}
