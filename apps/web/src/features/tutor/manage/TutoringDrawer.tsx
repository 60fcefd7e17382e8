import type { ManagedTutoring } from '@portal/contract/tutor/manage';
import type { TutoringEvent } from '@portal/contract/tutor/terms';
import { hourModeLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { bookingVariants, whenText } from '../../booking/shared/booking-variants.ts';
import { AdviceTable } from '../shared/AdviceTable.tsx';
import { AdviceForm } from './AdviceForm.tsx';
import { tutoringQueryKeys } from './tutoring-query-keys.ts';

const configs: Record<TutoringEvent, ActionConfig> = {
  miss: { text: m.tutor_miss, ask: m.tutor_miss_text, danger: true },
  cancel: { text: m.booking_cancel, ask: m.booking_refuse_text, needsReason: true, danger: true },
  reject: { text: m.tutor_reject, ask: m.booking_refuse_text, needsReason: true, danger: true },
  approve: { text: m.tutor_approve },
};

/** A request to a tutor, the possible decisions, and the advice. */
export function TutoringDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/tutoring/queryManageDetail', { id });
  const tutoring = answer.data;
  const [isWriting, setWriting] = useState(false);
  if (tutoring && isWriting) return <AdviceForm tutoring={tutoring} onClose={() => setWriting(false)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={m.tutor_booking()}
      closeLabel={m.act_close()}
      actions={tutoring && <Acts tutoring={tutoring} onWrite={() => setWriting(true)} />}
    >
      <Answered of={answer}>{(found) => <View tutoring={found} />}</Answered>
    </Drawer>
  );
}

function View({ tutoring }: { tutoring: ManagedTutoring }) {
  const { state, stateLabel, userName, enterpriseName, mode, question, reason, no } = tutoring;
  const { judgement, actions, advisedAt, followedAt, outcome, followUpOn, score, comment } = tutoring;
  return (
    <>
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={bookingVariants[state]}>{stateLabel}</Status> },
          { name: m.field_time(), value: whenText(tutoring), note: hourModeLabels[mode]() },
          {
            name: m.booking_booker(),
            value: <Written>{userName}</Written>,
            note: enterpriseName && <Written>{enterpriseName}</Written>,
          },
          { name: m.tutor_question(), value: <Written>{question}</Written> },
          ...(reason ? [{ name: m.field_reason(), value: <Written>{reason}</Written> }] : []),
          ...(advisedAt === null
            ? []
            : [
                { name: m.tutor_advised_at(), value: formatDate(advisedAt) },
                { name: m.tutor_judgement(), value: <Written>{judgement}</Written> },
              ]),
          ...(followUpOn === null ? [] : [{ name: m.tutor_follow_up(), value: followUpOn }]),
          ...(followedAt === null ? [] : [{ name: m.tutor_outcome(), value: <Written>{outcome}</Written> }]),
          ...(score === null
            ? []
            : [
                {
                  name: m.field_rating(),
                  value: m.tutor_stars({ count: score }),
                  note: comment && <Written>{comment}</Written>,
                },
              ]),
          { name: m.field_id(), value: no },
        ]}
      />
      {actions.length > 0 && <AdviceTable actions={actions} />}
    </>
  );
}

function Acts({ tutoring, onWrite }: { tutoring: ManagedTutoring; onWrite: () => void }) {
  const { bookingId: id, version, tutoringActions, question, canAdvise, canFollowUp } = tutoring;
  const operate = useMutationOf('POST /api/serviceManage/tutoring/operateManage', {
    done: m.act_handled(),
    invalidates: tutoringQueryKeys,
  });
  const { acts, dialog } = useEventActs<TutoringEvent>({
    configs,
    possible: tutoringActions,
    title: question.slice(0, 20),
    busy: operate.busy,
    maxReason: 100,
    fire: async (event, reason) => (await operate.run({ id, event, version, reason })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'approve' ? 'main' : 'danger'}>
          {text}
        </Button>
      ))}
      {(canAdvise || canFollowUp) && (
        <Button variant="main" onClick={onWrite}>
          {canAdvise ? m.tutor_advise() : m.tutor_follow_up()}
        </Button>
      )}
      {dialog}
    </>
  );
}
