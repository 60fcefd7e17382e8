import type { StoryEvent } from '@portal/contract/content/article-story';
import * as m from '@portal/texts/messages';
import { toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import type { GetKey } from '../../../platform/account/use-query-of.ts';

export const storyList = 'GET /api/infoManage/enterpriseStory/queryList';
export const storyDetail = 'GET /api/infoManage/enterpriseStory/queryDetail';
const storyAnswers: readonly GetKey[] = [storyList, storyDetail, 'GET /api/caseManage/case/queryList'];

const done: Record<StoryEvent, () => string> = {
  edit: m.story_done_edit,
  discard: m.story_done_discard,
  submit: m.story_done_submit,
  recall: m.story_done_recall,
  trash: m.story_done_trash,
  restore: m.story_done_restore,
};

/** Fires events on a story. */
export function useStoryActs(onFaults?: (fields: Record<string, string>) => void) {
  const act = useMutationOf('POST /api/infoManage/enterpriseStory/operate', {
    invalidates: storyAnswers,
    ...(onFaults && {
      setError: (name: string, { message = '' }: { message?: string }) => onFaults({ [name]: message }),
    }),
  });
  const operate = async (event: StoryEvent, story: { contentId: string; version: number }) => {
    const answer = await act.run({ id: story.contentId, event, version: story.version });
    if (answer) toast('success', done[event]());
    return answer !== undefined;
  };
  return { busy: act.busy, operate };
}
