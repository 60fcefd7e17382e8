import type { ManagedArticle } from '@portal/contract/content/article-manage';
import type { StoryEvent } from '@portal/contract/content/article-story';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { publicPageAct } from '../../review/shared/public-page-act.ts';
import { usePreviewAct } from '../../review/shared/use-preview-act.ts';

const configs: Record<StoryEvent, ActionConfig> = {
  edit: { text: m.act_edit },
  discard: { text: m.act_discard, ask: m.act_discard_text, danger: true },
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  trash: { text: m.act_trash, ask: m.act_trash_text, danger: true },
  restore: { text: m.act_restore },
};

interface StoryBarOptions {
  story: ManagedArticle;
  title: string;
  busy: boolean;
  fire: (event: StoryEvent) => Promise<boolean>;
  /** Saves the typed text; false if that failed. */
  save?: () => Promise<boolean>;
  /** Submits the story after validating its form. */
  submit?: () => void;
}

/** The actions available for a story. */
export function useStoryBar({ story, title, busy, fire, save, submit }: StoryBarOptions) {
  const { contentId, content, status, actions } = story;
  const preview = usePreviewAct({
    id: contentId,
    desk: 'infoManage/enterpriseStory',
    disabled: story.contentId === '',
    ...(save && { before: save }),
  });
  const events = useEventActs<StoryEvent>({
    configs,
    possible: actions,
    title: title || m.editing_untitled(),
    busy,
    fire,
    own: { ...(submit && { submit }) },
  });
  const { enterpriseId } = content;
  const isPublic = status === 'PUBLISHED' && enterpriseId !== null;
  const shown = isPublic ? [publicPageAct(paths.story(enterpriseId, contentId))] : [];
  // Public text needs no preview, unless there is a working copy.
  return [...shown, ...(isPublic && !save ? [] : [preview]), ...events.acts];
}
