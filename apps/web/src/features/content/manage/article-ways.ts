import * as m from '@portal/texts/messages';
import type { ActionConfig } from '../../../platform/account/acts/use-event-acts.tsx';
import type { OperatedEvent } from './operated-event.ts';

/** Labels and dialogs of an article's events. */
export const articleWays: Record<OperatedEvent, ActionConfig> = {
  edit: { text: m.act_edit },
  discard: { text: m.act_discard, ask: m.act_discard_text, danger: true },
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  return: { text: m.act_return, ask: m.act_return_text, needsReason: true },
  approve: { text: m.act_approve },
  schedule: { text: m.editing_event_schedule },
  withdraw: { text: m.act_take_down, ask: m.editing_withdraw_text, needsReason: true, danger: true },
  trash: { text: m.act_trash, ask: m.act_trash_text, danger: true },
  restore: { text: m.act_restore },
};
