import { paths } from '@portal/contract/paths';
import type { ManagedTutor } from '@portal/contract/tutor/manage';
import { tutorAreaLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { WholeList } from '../../../platform/account/list/WholeList.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { feeText } from '../shared/tutor-words.ts';
import { TutorTabs } from './TutorTabs.tsx';

const TutorDrawer = lazy(async () => ({ default: (await import('./TutorDrawer.tsx')).TutorDrawer }));

const listHref = (tutor?: string) => paths.manageTutors({ view: 'tutors', tutor });

const columns = (): ListColumn<ManagedTutor>[] => [
  nameColumn('name', m.field_person_name(), {
    name: ({ data }) => data.name,
    href: ({ tutorId }) => listHref(tutorId),
    opensPane: true,
    note: ({ data }) => tutorAreaLabels[data.area](),
  }),
  writtenColumn('title', m.tutor_job(), ({ data }) => data.title),
  textColumn('fee', m.tutor_fee(), ({ data }) => feeText(data.feeFenPerHour)),
  numberColumn('hours', m.tutor_hours_to_come(), ({ freeHours }) => freeHours),
  textColumn('account', m.field_login_name(), ({ data }) => data.loginName),
  statusColumn(
    'state',
    m.field_state(),
    ({ data }) => data.status,
    { OPEN: 'done', PAUSED: 'closed' },
    { OPEN: m.tutor_open, PAUSED: m.tutor_paused },
  ),
  textColumn('open', m.tutor_hours(), ({ tutorId }) => (
    <Link href={paths.manageTutors({ hours: tutorId })}>{m.tutor_hours()}</Link>
  )),
];

/** All tutors; the form of one opens next to the list. */
export const TutorList = () => (
  <WholeList
    title={m.tutor_manage_title()}
    tabs={<TutorTabs current="tutors" />}
    add={m.tutor_new()}
    name="tutor"
    hrefOf={listHref}
    answer={useQueryOf('GET /api/serviceManage/tutor/queryManageList', {}, { keepPrevious: true })}
    caption={m.tutor_tutors()}
    columns={columns()}
    idOf={({ tutorId }) => tutorId}
    empty={m.tutor_none_yet()}
  >
    {(tutor, close) => <TutorDrawer tutor={tutor} onClose={close} />}
  </WholeList>
);
