import { lectureStateLabels } from '@portal/contract/activity/learn-terms';
import type { LectureRow } from '@portal/contract/activity/lecture-question';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  statusColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { lectureVariants } from '../../shared/learn-words.ts';
import { LearnTabs } from './LearnTabs.tsx';

const AskDrawer = lazy(async () => ({ default: (await import('./AskDrawer.tsx')).AskDrawer }));

const columns = (): ListColumn<LectureRow>[] => [
  nameColumn('body', m.field_question(), {
    name: ({ body }) => body,
    note: ({ answer, reason }) => <Written>{answer || reason}</Written>,
  }),
  writtenColumn('activity', m.field_activity(), ({ title }) => title),
  writtenColumn('teacher', m.field_teacher(), ({ teacherName }) => teacherName, { nowrap: true }),
  statusColumn('state', m.field_state(), ({ state }) => state, lectureVariants, lectureStateLabels),
  dateColumn('created', m.field_asked_at(), ({ createdAt }) => createdAt),
];

/** The user's questions to teachers, with their answers. */
export function OwnLectures() {
  const query = useListQuery([stateTabs('state', { '': m.input_everything, ...lectureStateLabels })], {
    size: 20,
    place: 'tab',
  });
  return (
    <ListPage
      name="own-lecture-questions"
      title={m.learn_title()}
      note={m.learn_note()}
      lead={<LearnTabs current="questions" />}
      endpoint="GET /api/activityManage/lectureQuestion/queryList"
      query={query}
      columns={columns()}
      rowKey={({ questionId }) => questionId}
      empty={{
        title: m.learn_question_none(),
        text: m.learn_ask_which(),
        action: <ButtonLink href={paths.trainingList()}>{m.learn_see_trainings()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="ask">
        {(activityId, close) => <AskDrawer activityId={activityId} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
