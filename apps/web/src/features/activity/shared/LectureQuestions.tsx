import type { LectureEvent } from '@portal/contract/activity/learn-terms';
import { lectureStateLabels } from '@portal/contract/activity/learn-terms';
import type { ManagedLecture } from '@portal/contract/activity/lecture-question';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  dateColumn,
  nameColumn,
  statusColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { activityQueryKeys } from '../manage/activity-query-keys.ts';
import { lectureVariants } from './learn-words.ts';
import type { LectureDesk } from './lecture-desks.ts';

const AnswerDialog = lazy(async () => ({ default: (await import('./AnswerDialog.tsx')).AnswerDialog }));

const configs: Record<LectureEvent, ActionConfig> = {
  close: { text: m.learn_close, ask: m.learn_close_text, needsReason: true },
  select: { text: m.learn_select, ask: m.learn_select_text },
  answer: { text: m.learn_answer },
};

const askerOf = ({ anonymous, askerName, enterpriseName }: ManagedLecture) =>
  anonymous ? m.field_anonymous() : [enterpriseName, askerName].filter(Boolean).join(' · ');

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedLecture>[] => [
  nameColumn('body', m.field_question(), {
    name: ({ body }) => body,
    href: ({ questionId }) => hrefOf(questionId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('activity', m.field_activity(), ({ title }) => title),
  writtenColumn('teacher', m.field_teacher(), ({ teacherName }) => teacherName, { nowrap: true }),
  writtenColumn('asker', m.learn_asker(), askerOf),
  statusColumn('state', m.field_state(), ({ state }) => state, lectureVariants, lectureStateLabels),
  dateColumn('created', m.field_asked_at(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

interface LectureQuestionsProps {
  /** Key under which a reader's columns and views are saved. */
  name: string;
  title: string;
  lead: ReactNode;
  desk: LectureDesk;
  empty: { title: string; text?: string };
}

/** Questions to teachers; one opens in a drawer. */
export function LectureQuestions({ name, title, lead, desk, empty }: LectureQuestionsProps) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...lectureStateLabels }),
      { kind: 'text', name: 'keyword', label: m.learn_keyword_question() },
    ],
    { size: 20, sort: '-created', place: 'view' },
  );
  return (
    <ListPage
      name={name}
      title={title}
      lead={lead}
      endpoint={desk.list}
      exportFrom={desk.exportFrom}
      query={query}
      columns={columns((question) => query.hrefWith({ question }))}
      rowKey={({ questionId }) => questionId}
      empty={empty}
    >
      <DetailPane query={query} name="question">
        {(id, close) => <LectureDrawer id={id} desk={desk} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}

interface LectureDrawerProps {
  id: string;
  desk: LectureDesk;
  onClose: () => void;
}

function LectureDrawer({ id, desk, onClose }: LectureDrawerProps) {
  const answer = useQueryOf(desk.detail, { id });
  const question = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={m.learn_question()}
      closeLabel={m.act_close()}
      actions={question && question.actions.length > 0 && <Decision question={question} desk={desk} />}
    >
      <Answered of={answer}>{(row) => <LectureFacts question={row} />}</Answered>
    </Drawer>
  );
}

const LectureFacts = ({ question }: { question: ManagedLecture }) => (
  <Facts
    columns={1}
    facts={[
      { name: m.field_state(), value: question.stateLabel },
      { name: m.field_activity(), value: <Written>{question.title}</Written> },
      ...(question.teacherName === ''
        ? []
        : [{ name: m.field_teacher(), value: <Written>{question.teacherName}</Written> }]),
      { name: m.field_question(), value: <Written>{question.body}</Written> },
      { name: m.learn_asker(), value: <Written>{askerOf(question)}</Written> },
      { name: m.field_asked_at(), value: formatDate(question.createdAt) },
      ...(question.answer === ''
        ? []
        : [{ name: m.learn_answer(), value: <Written>{question.answer}</Written> }]),
      ...(question.reason === ''
        ? []
        : [{ name: m.field_reason(), value: <Written>{question.reason}</Written> }]),
    ]}
  />
);

function Decision({ question, desk }: { question: ManagedLecture; desk: LectureDesk }) {
  const { questionId: id, version, body, actions } = question;
  const [isAnswering, setAnswering] = useState(false);
  const operate = useMutationOf(desk.operate, {
    done: (done) => m.act_done({ title: done.title, state: done.stateLabel }),
    invalidates: activityQueryKeys,
  });
  const { acts, dialog } = useEventActs<LectureEvent>({
    configs,
    possible: actions,
    title: body,
    busy: operate.busy,
    maxReason: 200,
    own: { answer: () => setAnswering(true) },
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'close' ? undefined : 'main'}>
          {text}
        </Button>
      ))}
      {dialog}
      {isAnswering && <AnswerDialog question={question} desk={desk} onClose={() => setAnswering(false)} />}
    </>
  );
}
