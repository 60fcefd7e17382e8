import type { StoryEvent } from '@portal/contract/article-story';
import {
  editing_discard_ask,
  editing_discard_text,
  story_done_discard,
  story_done_edit,
  story_done_recall,
  story_done_restore,
  story_done_submit,
  story_done_trash,
  story_event_discard,
  story_event_edit,
  story_event_recall,
  story_event_restore,
  story_event_submit,
  story_event_trash,
  story_recall_ask,
  story_recall_text,
  story_trash_ask,
  story_trash_text,
} from '../../../platform/i18n/paraglide/messages.js';
import { ask, tell } from '../../../platform/member/notices.ts';
import { useAct } from '../../../platform/member/use-act.ts';
import type { GetKey } from '../../../platform/member/use-endpoint.ts';

export const storyList = 'GET /api/infoManage/enterpriseStory/queryList';
export const storyDetail = 'GET /api/infoManage/enterpriseStory/queryDetail';
const storyAnswers: readonly GetKey[] = [storyList, storyDetail, 'GET /api/caseManage/case/queryList'];

export const storyEventNames: Record<StoryEvent, () => string> = {
  edit: story_event_edit,
  discard: story_event_discard,
  submit: story_event_submit,
  recall: story_event_recall,
  trash: story_event_trash,
  restore: story_event_restore,
};

const done: Record<StoryEvent, () => string> = {
  edit: story_done_edit,
  discard: story_done_discard,
  submit: story_done_submit,
  recall: story_done_recall,
  trash: story_done_trash,
  restore: story_done_restore,
};

const questions: Partial<Record<StoryEvent, () => { title: string; text: string; danger: boolean }>> = {
  trash: () => ({ title: story_trash_ask(), text: story_trash_text(), danger: true }),
  discard: () => ({ title: editing_discard_ask(), text: editing_discard_text(), danger: true }),
  recall: () => ({ title: story_recall_ask(), text: story_recall_text(), danger: false }),
};

/** Fires events on a story, after a question where what is written or handed in would be lost. */
export function useStoryActs(onFaults?: (fields: Record<string, string>) => void) {
  const act = useAct('POST /api/infoManage/enterpriseStory/operate', {
    invalidates: storyAnswers,
    ...(onFaults && {
      setError: (name: string, { message = '' }: { message?: string }) => onFaults({ [name]: message }),
    }),
  });
  const operate = async (event: StoryEvent, story: { contentId: string; version: number }) => {
    const question = questions[event]?.();
    if (question && !(await ask({ ...question, ok: storyEventNames[event]() }))) return;
    const answer = await act.run({ id: story.contentId, event, version: story.version });
    if (answer) tell('success', done[event]());
  };
  return { busy: act.busy, operate };
}
