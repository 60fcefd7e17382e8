import type { StoryEvent } from '@portal/contract/article-story';
import * as m from '@portal/texts/messages';
import { confirm, toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import type { GetKey } from '../../../platform/account/use-query-of.ts';

export const storyList = 'GET /api/infoManage/enterpriseStory/queryList';
export const storyDetail = 'GET /api/infoManage/enterpriseStory/queryDetail';
const storyAnswers: readonly GetKey[] = [storyList, storyDetail, 'GET /api/caseManage/case/queryList'];

export const storyEventNames: Record<StoryEvent, () => string> = {
  edit: m.story_event_edit,
  discard: m.story_event_discard,
  submit: m.story_event_submit,
  recall: m.story_event_recall,
  trash: m.story_event_trash,
  restore: m.story_event_restore,
};

const done: Record<StoryEvent, () => string> = {
  edit: m.story_done_edit,
  discard: m.story_done_discard,
  submit: m.story_done_submit,
  recall: m.story_done_recall,
  trash: m.story_done_trash,
  restore: m.story_done_restore,
};

const questions: Partial<Record<StoryEvent, () => { title: string; text: string; danger: boolean }>> = {
  trash: () => ({ title: m.story_trash_ask(), text: m.story_trash_text(), danger: true }),
  discard: () => ({ title: m.editing_discard_ask(), text: m.editing_discard_text(), danger: true }),
  recall: () => ({ title: m.story_recall_ask(), text: m.story_recall_text(), danger: false }),
};

/** Fires events on a story; asks first where unsaved or submitted text would be lost. */
export function useStoryActs(onFaults?: (fields: Record<string, string>) => void) {
  const act = useMutationOf('POST /api/infoManage/enterpriseStory/operate', {
    invalidates: storyAnswers,
    ...(onFaults && {
      setError: (name: string, { message = '' }: { message?: string }) => onFaults({ [name]: message }),
    }),
  });
  const operate = async (event: StoryEvent, story: { contentId: string; version: number }) => {
    const question = questions[event]?.();
    if (question && !(await confirm({ ...question, ok: storyEventNames[event]() }))) return;
    const answer = await act.run({ id: story.contentId, event, version: story.version });
    if (answer) toast('success', done[event]());
  };
  return { busy: act.busy, operate };
}
