import type { OwnQuestionDetail } from '@portal/contract/policy-question/public';
import type { AskerEvent } from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { questionQueryKeys } from './question-query-keys.ts';

/** The actions an asker has on a question. */
export function useQuestionActs(question: OwnQuestionDetail) {
  const { questionId: id, version, title, actions, followUpsLeft } = question;
  const [closing, setClosing] = useState<'close' | 'rate'>();
  const operate = useMutationOf('POST /api/policyManage/question/operate', {
    done: (done) => m.act_done({ title: done.title, state: done.stateLabel }),
    invalidates: questionQueryKeys,
  });
  const configs: Record<AskerEvent, ActionConfig> = {
    close: { text: m.question_close },
    rate: { text: m.act_rate },
    followUp: {
      text: m.question_follow_up,
      ask: () => m.question_follow_up_text({ count: followUpsLeft }),
      needsReason: true,
    },
    revoke: { text: m.question_revoke, ask: m.question_revoke_text },
    withdraw: { text: m.question_withdraw, ask: m.question_withdraw_text, danger: true },
  };
  const { acts, dialog } = useEventActs<AskerEvent>({
    configs,
    possible: actions.filter((event) => event !== 'followUp' || followUpsLeft > 0),
    title,
    busy: operate.busy,
    maxReason: 2_000,
    own: { close: () => setClosing('close'), rate: () => setClosing('rate') },
    fire: async (event, body) =>
      (await operate.run({ id, event, version, data: { body, consents: false } })) !== undefined,
  });
  return {
    acts,
    dialog: closing ? (
      <CloseDialog question={question} event={closing} onClose={() => setClosing(undefined)} />
    ) : (
      dialog
    ),
  };
}
