import { paths } from '@portal/contract/paths';
import type { ManagedTutoring } from '@portal/contract/tutor/manage';
import { hourModeLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import {
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { lectureDesks } from '../../activity/shared/lecture-desks.ts';
import { bookingVariants, whenText } from '../../booking/shared/booking-variants.ts';
import { HoursPanel } from './HoursPanel.tsx';

const LectureQuestions = lazy(async () => ({
  default: (await import('../../activity/shared/LectureQuestions.tsx')).LectureQuestions,
}));
const TutoringDrawer = lazy(async () => ({
  default: (await import('./TutoringDrawer.tsx')).TutoringDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedTutoring>[] => [
  nameColumn('question', m.tutor_question(), {
    name: ({ question }) => question,
    href: ({ bookingId }) => hrefOf(bookingId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('when', m.field_time(), whenText),
  textColumn('mode', m.tutor_mode(), ({ mode }) => hourModeLabels[mode]()),
  writtenColumn('who', m.booking_booker(), ({ enterpriseName, userName }) =>
    [enterpriseName, userName].filter(Boolean).join(' · '),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={bookingVariants[state]}>{stateLabel}</Status>
  )),
  textColumn('follow', m.tutor_follow_up(), ({ followUpOn }) => followUpOn),
];

function Tabs({ current }: { current: 'requests' | 'hours' | 'lectures' }) {
  return (
    <TabLinks
      label={m.tutor_mine()}
      currentKey={current}
      items={[
        { key: 'requests', href: paths.myTutoring(), text: m.tutor_requests() },
        { key: 'hours', href: paths.myTutoring({ view: 'hours' }), text: m.tutor_hours() },
        { key: 'lectures', href: paths.myTutoring({ view: 'lectures' }), text: m.learn_taught() },
      ]}
    />
  );
}

/** Requests to a tutor, the tutor's own hours, and questions about their courses. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view === 'lectures')
    return (
      <Suspense>
        <LectureQuestions
          name="taught-questions"
          title={m.tutor_mine()}
          lead={<Tabs current="lectures" />}
          desk={lectureDesks.teacher}
          empty={{ title: m.learn_taught_none(), text: m.learn_taught_none_text() }}
        />
      </Suspense>
    );
  return view === 'hours' ? (
    <HoursPanel title={m.tutor_mine()} lead={<Tabs current="hours" />} />
  ) : (
    <Requests />
  );
}

function Requests() {
  const query = useListQuery(
    [
      stateTabs('tab', {
        '': m.input_all_feminine,
        ASKED: m.tutor_tab_asked,
        COMING: m.tutor_tab_coming,
        ADVISE: m.tutor_tab_advise,
        FOLLOW: m.tutor_tab_follow,
        OVER: m.tutor_tab_over,
      }),
    ],
    { size: 20 },
  );
  return (
    <ListPage
      name="my-tutoring"
      title={m.tutor_mine()}
      lead={<Tabs current="requests" />}
      endpoint="GET /api/serviceManage/tutoring/queryManageList"
      query={query}
      columns={columns((booking) => query.hrefWith({ booking }))}
      rowKey={({ bookingId }) => bookingId}
      empty={{
        title: m.tutor_requests_empty(),
        text: m.tutor_requests_empty_text(),
        action: <ButtonLink href={paths.myTutoring({ view: 'hours' })}>{m.tutor_open_hours()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="booking">
        {(id, close) => <TutoringDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
