import type { RecommendDetail } from '@portal/contract/match/recommend';
import type { AnswerEvent } from '@portal/contract/match/recommend-terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { recommendQueryKeys } from '../shared/recommend-query-keys.ts';

const DealForm = lazy(async () => ({ default: (await import('./DealForm.tsx')).DealForm }));

/** Events fired by a button alone; answering takes a form, and opening is automatic. */
type Pressed = Exclude<AnswerEvent, 'open' | 'interested' | 'decline'>;

const configs: Record<Pressed, ActionConfig> = {
  retract: { text: m.match_retract, ask: m.match_retract_text, danger: true },
  remind: { text: m.match_remind, ask: m.match_remind_text },
  withdraw: { text: m.match_withdraw_sent, ask: m.match_withdraw_sent_text, danger: true },
  refuse: { text: m.state_recommend_declined, ask: m.match_refuse_text, danger: true },
  agree: { text: m.match_agree_open, ask: m.match_agree_open_text },
  registerDeal: { text: m.match_register },
};

/** The buttons of a recommendation, the primary one last as everywhere. */
export function Answers({ recommend }: { recommend: RecommendDetail }) {
  const { recommendId: id, version, title, actions } = recommend;
  const [isDeal, setDeal] = useState(false);
  const operate = useMutationOf('POST /api/matchManage/recommend/operate', {
    done: ({ contacts, stateLabel }) =>
      contacts ? m.match_connected_done() : m.match_done({ title, state: stateLabel }),
    invalidates: [...recommendQueryKeys],
  });
  const { acts, dialog } = useEventActs<Pressed>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    fire: async (event) =>
      event !== 'registerDeal' && (await operate.run({ id, event, version })) !== undefined,
    own: { registerDeal: () => setDeal(true) },
  });
  return (
    <>
      {isDeal && (
        <Suspense>
          <DealForm recommend={recommend} onClose={() => setDeal(false)} />
        </Suspense>
      )}
      <ActButtons acts={acts} mains={['agree', 'registerDeal']} />
      {dialog}
    </>
  );
}
