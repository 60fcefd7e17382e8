import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import type { Introduction, IntroductionDetail } from '@portal/contract/venture/introduction';
import { type IntroductionAct, introductionKindLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { introductionVariants } from '../shared/venture-words.ts';
import { ventureQueryKeys } from './venture-query-keys.ts';

const configs: Record<IntroductionAct, ActionConfig> = {
  agree: { text: m.act_agree, ask: m.venture_agree_text },
  decline: { text: m.venture_decline, ask: m.venture_reason_text, needsReason: true, danger: true },
  withdraw: { text: m.venture_withdraw_request, ask: m.venture_take_back_text, danger: true },
};

/** An introduction as one of its two sides sees it, and the possible answers. */
export function IntroductionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/financeManage/introduction/queryOwnDetail', { id });
  const row = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={row ? introductionKindLabels[row.kind]() : m.log_entity_introduction()}
      closeLabel={m.act_close()}
      actions={row && row.actions.length > 0 && <Acts introduction={row} />}
    >
      <Answered of={answer}>{(introduction) => <Facts columns={1} facts={factsOf(introduction)} />}</Answered>
    </Drawer>
  );
}

const written = (name: string, text: string): Fact[] =>
  text === '' ? [] : [{ name, value: <Written>{text}</Written> }];

function factsOf(introduction: IntroductionDetail): Fact[] {
  const { state, stateLabel, ventureId, ventureName, contact, requestedDay, dueAt } = introduction;
  return [
    { name: m.field_state(), value: <Status kind={introductionVariants[state]}>{stateLabel}</Status> },
    ...(contact
      ? [
          { name: m.field_contact_name(), value: <Written>{contact.name}</Written> },
          {
            name: m.field_contact_phone(),
            value: <a href={`tel:${contact.phone}`}>{contact.phone}</a>,
          },
        ]
      : [{ name: m.field_contact_name(), value: m.venture_contact_later() }]),
    { name: m.field_id(), value: introduction.no },
    ...(ventureId === null
      ? []
      : [
          {
            name: m.log_entity_venture(),
            value: (
              <Link href={paths.venture(ventureId)}>
                <Written>{ventureName}</Written>
              </Link>
            ),
          },
        ]),
    ...written(m.field_institution_name(), introduction.institutionName),
    ...written(m.venture_owner(), introduction.partyName),
    ...written(m.field_introduction_message(), introduction.message),
    ...(requestedDay === null ? [] : [{ name: m.field_requested_day(), value: requestedDay }]),
    ...written(m.field_answer_to_request(), introduction.answer),
    { name: m.field_submitted_at(), value: formatDate(introduction.sentAt, 'YYYY-MM-DD HH:mm') },
    ...(dueAt === null ? [] : [{ name: m.finance_due(), value: endText(dueAt) }]),
  ];
}

function Acts({ introduction }: { introduction: Introduction }) {
  const { introductionId: id, version, kind, ventureName, institutionName, actions } = introduction;
  const title = ventureName || institutionName;
  const operate = useMutationOf('POST /api/financeManage/introduction/operate', {
    done: (done) => m.market_done({ name: introductionKindLabels[kind](), state: done.stateLabel }),
    invalidates: [...ventureQueryKeys],
  });
  const { acts, dialog } = useEventActs<IntroductionAct>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 300,
    fire: async (event, answer) =>
      (await operate.run({ id, event, version, data: { answer } })) !== undefined,
  });
  return (
    <>
      {acts.toReversed().map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'agree' ? 'main' : undefined}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
