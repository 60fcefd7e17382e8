import type { SignUpForm, SignUpRow } from '@portal/contract/activity/sign-up';
import {
  type MemberSignUpEvent,
  memberSignUpEvents,
  type SignUpState,
  signUpLifecycle,
} from '@portal/contract/activity/sign-up-lifecycle';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { actionConfigs, actVariant } from '../../../platform/account/acts/action-configs.ts';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { calendarPlusIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { minuteText } from '../shared/activity-words.ts';
import { CheckIn } from './CheckIn.tsx';
import styles from './SignUp.module.css';
import { signUpQueryKeys } from './sign-up-query-keys.ts';

const configs = actionConfigs(signUpLifecycle, memberSignUpEvents);

const configsOf = (state: SignUpState): Record<MemberSignUpEvent, ActionConfig> =>
  state === 'WAITING' ? { ...configs, leave: { ...configs.leave, text: m.act_leave_waiting_list } } : configs;

/** What the state means, and the deadline for any action. */
function meaningOf({ state, waitNo, offerUntil, checkInAt, reason }: SignUpRow): string {
  const until = offerUntil === null ? '' : minuteText(offerUntil);
  switch (state) {
    case 'WAITING':
      return m.activity_means_waiting({ ahead: (waitNo ?? 1) - 1 });
    case 'OFFERED':
      return m.activity_means_offered({ time: until });
    case 'PENDING':
      return m.activity_means_pending();
    case 'TO_PAY':
      return m.activity_means_to_pay({ time: until });
    case 'CONFIRMED':
      return m.activity_means_confirmed();
    case 'CHECKED_IN':
      return checkInAt === null ? '' : minuteText(checkInAt);
    case 'ABSENT':
    case 'CANCELLED_LATE':
      return m.activity_rule_absence();
    case 'EXPIRED':
      return m.activity_means_expired();
    case 'REJECTED':
    case 'CANCELLED':
      return reason;
    case 'LEFT':
      return '';
  }
}

/** The waiting list around the user: up to three places before and one behind. */
function Turns({ waitNo, waiting }: { waitNo: number; waiting: number }) {
  const first = Math.max(1, waitNo - 3);
  const shown = Array.from({ length: Math.min(waiting, waitNo + 1) - first + 1 }, (_, at) => first + at);
  return (
    <Row as="ol" wrap gap={4} justify="center" className={styles.turns} aria-label={m.activity_line()}>
      {shown.map((no) => (
        <li key={no} aria-current={no === waitNo ? 'step' : undefined}>
          {no === waitNo ? m.activity_you({ no }) : no}
        </li>
      ))}
    </Row>
  );
}

/** How earlier sign-ups at this place in the waiting list fared, as petals and in words. */
function Chance({ waitNo, chance: { of, got } }: { waitNo: number; chance: { of: number; got: number } }) {
  const share = got / of;
  const word =
    share >= 0.7
      ? m.activity_chance_good()
      : share >= 0.4
        ? m.activity_chance_fair()
        : m.activity_chance_low();
  return (
    <Row
      wrap
      gap={4}
      gapX={10}
      align="center"
      above={12}
      round
      padBlock={10}
      padInline={14}
      ground="leaf"
      className={styles.chance}
    >
      <Row as="span" gap={4} className={styles.petals} aria-hidden>
        {Array.from({ length: of }, (_, at) => at).map((at) => (
          <i key={at} data-got={at < got || undefined} />
        ))}
      </Row>
      <Text as="b" tone="leaf">
        {word}
      </Text>
      <p>{m.activity_chance_text({ of, no: waitNo, got })}</p>
    </Row>
  );
}

/** The code that the check-in desk scans or reads. */
function Code({ code }: { code: string }) {
  return (
    <Columns
      as="section"
      of="120px minmax(0, 1fr)"
      gap={20}
      align="center"
      frame="thin"
      round
      pad={16}
      ground="page"
      className={styles.code}
    >
      <QrCode text={code} label={m.activity_code()} />
      <p>
        {m.activity_code_text()}
        <b>{`${code.slice(0, 4)} ${code.slice(4)}`}</b>
      </p>
    </Columns>
  );
}

/** One of the user's sign-ups: its state, code and actions. */
export function OwnSignUp({ mine, chance }: { mine: SignUpRow; chance: SignUpForm['chance'] }) {
  const { state, stateLabel, waitNo, activity, persons, answers, amountFen, actions, checkInCode } = mine;
  const [search] = useSearchParams();
  return (
    <div className={styles.own}>
      <Stack
        as="section"
        gap={8}
        items="center"
        round
        padBlock={28}
        padInline={16}
        ground="brand"
        text="center"
        className={styles.head}
        data-look={signUpLifecycle.variants[state]}
        aria-live="polite"
      >
        <h2>{waitNo === null ? stateLabel : m.activity_wait_no({ no: waitNo })}</h2>
        <p>
          <Written>{meaningOf(mine)}</Written>
        </p>
        {waitNo !== null && <Turns waitNo={waitNo} waiting={activity.waiting} />}
        {waitNo !== null && chance && <Chance waitNo={waitNo} chance={chance} />}
      </Stack>
      {actions.includes('checkIn') && <CheckIn mine={mine} scanned={search.get('code') ?? ''} />}
      {checkInCode !== '' && <Code code={checkInCode} />}
      <Facts
        columns={1}
        facts={[
          {
            name: m.field_activity_persons(),
            value: <Written>{persons.map(({ name, phone }) => `${name} ${phone}`).join('、')}</Written>,
          },
          ...(amountFen > 0
            ? [{ name: m.activity_fee(), value: m.activity_yuan({ amount: formatFen(amountFen) }) }]
            : []),
          ...answers.map(({ question, answer }) => ({
            name: question,
            value: (
              <Written>{answer === 'YES' ? m.input_yes() : answer === 'NO' ? m.input_no() : answer}</Written>
            ),
          })),
          { name: m.field_id(), value: mine.no },
        ]}
      />
      <Acts mine={mine} />
    </div>
  );
}

function Acts({ mine }: { mine: SignUpRow }) {
  const { signUpId: id, version, actions, activity, state, amountFen } = mine;
  const { busy: isPaying, pay } = usePayFor();
  const payNow = (totalFen: number) => pay({ kind: 'SIGN_UP', ids: [id], totalFen });
  const operate = useMutationOf('POST /api/activityManage/signUp/operate', {
    once: true,
    done: (done) => m.act_done({ title: activity.title, state: done.stateLabel }),
    invalidates: signUpQueryKeys,
  });
  const { acts, dialog } = useEventActs<MemberSignUpEvent>({
    configs: configsOf(state),
    possible: actions.filter((event) => event !== 'checkIn'),
    title: activity.title,
    busy: operate.busy,
    fire: async (event) => {
      const done = await operate.run({ id, event, version, data: {} });
      if (done?.state === 'TO_PAY') await payNow(done.amountFen);
      return done !== undefined;
    },
  });
  return (
    <Row wrap gap={12} justify="end" className={styles.acts}>
      {state === 'CONFIRMED' && (
        <ButtonLink href={paths.activityCalendar(activity.activityId)} download icon={calendarPlusIcon}>
          {m.act_add_to_calendar()}
        </ButtonLink>
      )}
      {activity.kind === 'TRAINING' && state === 'CHECKED_IN' && (
        <ButtonLink href={paths.lectureQuiz()} variant="main">
          {m.learn_quiz()}
        </ButtonLink>
      )}
      {activity.kind !== 'ACTIVITY' && signUpLifecycle.groups.admitted.includes(state) && (
        <ButtonLink href={paths.lectureQuiz({ tab: 'questions', ask: activity.activityId })}>
          {m.learn_ask()}
        </ButtonLink>
      )}
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={actVariant(signUpLifecycle, key)}>
          {text}
        </Button>
      ))}
      {state === 'TO_PAY' && (
        <Button variant="main" busy={isPaying} onClick={() => void payNow(amountFen)}>
          {m.activity_pay({ amount: formatFen(amountFen) })}
        </Button>
      )}
      {dialog}
    </Row>
  );
}
