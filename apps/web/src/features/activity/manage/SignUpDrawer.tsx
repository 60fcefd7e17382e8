import type { ManagedSignUp } from '@portal/contract/activity/manage';
import {
  type OrganizerSignUpEvent,
  organizerSignUpEvents,
  signUpLifecycle,
} from '@portal/contract/activity/sign-up-lifecycle';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { actionConfigs, actVariant } from '../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { minuteText } from '../shared/activity-words.ts';
import { activityQueryKeys } from './activity-query-keys.ts';

const configs = actionConfigs(signUpLifecycle, organizerSignUpEvents);

const answerText = (answer: string) =>
  answer === 'YES' ? m.input_yes() : answer === 'NO' ? m.input_no() : answer;

/** Drawer with a sign-up and the decisions about it. */
export function SignUpDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/activityManage/signUp/queryManageDetail', { id });
  const signUp = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={signUp ? <Written>{signUp.title}</Written> : m.activity_sign_up()}
      closeLabel={m.act_close()}
      actions={signUp && signUp.actions.length > 0 && <Decision signUp={signUp} onDone={onClose} />}
    >
      <Answered of={answer}>{(row) => <SignUpFacts signUp={row} />}</Answered>
    </Drawer>
  );
}

function SignUpFacts({ signUp }: { signUp: ManagedSignUp }) {
  const { state, stateLabel, persons, enterpriseName, userName, answers, absences, amountFen, reason } =
    signUp;
  return (
    <Facts
      columns={1}
      facts={[
        {
          name: m.field_state(),
          value: <Status kind={signUpLifecycle.variants[state]}>{stateLabel}</Status>,
        },
        ...writtenFact(m.field_reason(), reason),
        { name: m.field_time(), value: minuteText(signUp.startAt) },
        {
          name: m.field_activity_persons(),
          value: <Written>{persons.map(({ name, phone }) => `${name} ${phone}`).join('、')}</Written>,
        },
        {
          name: m.activity_by_whom(),
          value: <Written>{userName}</Written>,
          note: enterpriseName && <Written>{enterpriseName}</Written>,
        },
        ...answers.map(({ question, answer }, at) => ({
          name: m.activity_question_no({ no: at + 1 }),
          value: <Written>{`${question}：${answerText(answer)}`}</Written>,
        })),
        ...(amountFen > 0
          ? [{ name: m.activity_fee(), value: m.activity_yuan({ amount: formatFen(amountFen) }) }]
          : []),
        { name: m.activity_absences(), value: String(absences) },
        { name: m.activity_signed_up_at(), value: formatDate(signUp.createdAt) },
        { name: m.field_id(), value: signUp.no },
      ]}
    />
  );
}

function Decision({ signUp, onDone }: { signUp: ManagedSignUp; onDone: () => void }) {
  const { signUpId: id, version, title, actions } = signUp;
  const operate = useMutationOf('POST /api/activityManage/signUp/operateManage', {
    done: (done) => m.act_done({ title, state: done.stateLabel }),
    invalidates: activityQueryKeys,
  });
  const { acts, dialog } = useEventActs<OrganizerSignUpEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => {
      const done = await operate.run({ id, event, version, data: { reason } });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      {acts.toReversed().map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={actVariant(signUpLifecycle, key)}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
