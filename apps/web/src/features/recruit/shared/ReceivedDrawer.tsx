import { applicationDecision, type ReceivedApplication } from '@portal/contract/recruit/application';
import type { DecidingEvent } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { Answered } from '../../../platform/account/Answered.tsx';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { recruitQueryKeys } from './recruit-query-keys.ts';
import { applicationVariants } from './recruit-words.ts';
import { resumeHref } from './resume-href.ts';

type Deciding = Exclude<DecidingEvent, 'view'>;

const operateCall = 'POST /api/communityManage/recruitApply/operateReceived';

/** An application as recruiters see it. Opening it marks it as seen, which the applicant can see. */
export function ReceivedDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/communityManage/recruitApply/queryReceivedDetail', { id });
  const application = answer.data;
  const [event, setEvent] = useState<Deciding>();
  useMarkedAsSeen(application);
  if (application && event)
    return <DecisionForm application={application} event={event} onClose={() => setEvent(undefined)} />;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={application?.name ? <Written>{application.name}</Written> : m.recruit_case_name()}
      closeLabel={m.act_close()}
      actions={application && <Acts application={application} onChoose={setEvent} />}
    >
      <Answered of={answer}>{(found) => <Facts columns={1} facts={factsOf(found)} />}</Answered>
    </Drawer>
  );
}

function useMarkedAsSeen(application: ReceivedApplication | undefined): void {
  const { run } = useMutationOf(operateCall, { invalidates: recruitQueryKeys, quiet: true });
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!application?.actions.includes('view')) return;
    const { applicationId: id, version } = application;
    if (marked.current === id) return;
    marked.current = id;
    void run({ id, event: 'view', version });
  }, [application, run]);
}

const written = (name: string, text: string): Fact[] =>
  text === '' ? [] : [{ name, value: <Written>{text}</Written> }];

const factsOf = (row: ReceivedApplication): Fact[] => [
  {
    name: m.field_state(),
    value: <Status kind={applicationVariants[row.state]}>{row.stateLabel}</Status>,
    ...(row.erasesOn ? { note: m.recruit_erases({ date: row.erasesOn }) } : {}),
  },
  ...written(m.recruit_title(), row.title),
  ...written(m.recruit_field_position(), row.position),
  ...(row.phone
    ? [{ name: m.field_phone(), value: <a href={`tel:${row.phone}`}>{row.phone}</a> }]
    : [{ name: m.recruit_applicant(), value: m.recruit_nameless() }]),
  ...written(m.log_entity_enterprise(), row.enterpriseName),
  ...written(m.recruit_field_note(), row.note),
  ...(row.resume
    ? [
        {
          name: m.recruit_field_resume(),
          value: <FileButton file={row.resume} from={resumeHref(row.applicationId)} />,
        },
      ]
    : []),
  ...(row.interviewAt === null
    ? []
    : [
        {
          name: m.recruit_field_interview_at(),
          value: formatDate(row.interviewAt),
          note: <Written>{row.interviewPlace}</Written>,
        },
      ]),
  ...written(m.recruit_field_answer(), row.answer),
  { name: m.recruit_received_at(), value: formatDate(row.createdAt) },
];

const texts: Record<Deciding, () => string> = {
  refuse: m.recruit_act_refuse,
  hire: m.recruit_act_hire,
  invite: m.recruit_act_invite,
};

const textOf = (event: Deciding, { state }: ReceivedApplication) =>
  event === 'invite' && state === 'INTERVIEW' ? m.recruit_act_invite_again() : texts[event]();

interface ActsProps {
  application: ReceivedApplication;
  onChoose: (event: Deciding) => void;
}

/** After an interview the main action is to hire; before it, to invite. */
function Acts({ application, onChoose }: ActsProps) {
  const main = application.state === 'INTERVIEW' ? 'hire' : 'invite';
  const possible = (['refuse', 'hire', 'invite'] as const).filter((event) =>
    application.actions.includes(event),
  );
  return possible.map((event) => (
    <Button key={event} variant={event === main ? 'main' : undefined} onClick={() => onChoose(event)}>
      {textOf(event, application)}
    </Button>
  ));
}

interface DecisionFormProps {
  application: ReceivedApplication;
  event: Deciding;
  onClose: () => void;
}

function DecisionForm({ application, event, onClose }: DecisionFormProps) {
  const { applicationId: id, version, name, interviewAt, interviewPlace } = application;
  const form = useContractForm<z.infer<typeof applicationDecision>>(applicationDecision, {
    defaultValues: { interviewAt, interviewPlace, answer: '' },
  });
  const operate = useMutationOf(operateCall, {
    done: ({ stateLabel }) => m.recruit_decided({ state: stateLabel }),
    invalidates: recruitQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={
        <>
          {textOf(event, application)} <Written>{name}</Written>
        </>
      }
      form={form}
      busy={operate.busy}
      saveText={textOf(event, application)}
      onClose={onClose}
      save={(data) => operate.run({ id, event, version, data })}
    >
      {event === 'invite' && (
        <>
          <InstantInput name="interviewAt" usualTime="14:00" required />
          <TextInput name="interviewPlace" required />
        </>
      )}
      <TextAreaInput name="answer" hint={m.recruit_answer_hint()} />
    </FormDrawer>
  );
}
