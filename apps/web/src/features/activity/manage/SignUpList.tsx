import type { ManagedSignUp } from '@portal/contract/activity/manage';
import { type SignUpState, signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { feeText } from '../shared/activity-words.ts';
import { ActivityTabs } from './ActivityTabs.tsx';

const SignUpDrawer = lazy(async () => ({ default: (await import('./SignUpDrawer.tsx')).SignUpDrawer }));

/** Sign-ups that came to nothing have no tab. */
type Shown = Exclude<SignUpState, 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'CANCELLED_LATE' | 'LEFT'>;

const { labels } = signUpLifecycle;
const tabNames: Record<Shown, () => string> = {
  PENDING: labels.PENDING,
  TO_PAY: labels.TO_PAY,
  CONFIRMED: labels.CONFIRMED,
  WAITING: labels.WAITING,
  OFFERED: labels.OFFERED,
  CHECKED_IN: labels.CHECKED_IN,
  ABSENT: labels.ABSENT,
};

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedSignUp>[] => [
  nameColumn('persons', m.field_activity_persons(), {
    name: ({ persons, userName }) => (
      <Written>{persons.map(({ name }) => name).join('、') || userName || '—'}</Written>
    ),
    href: ({ signUpId }) => hrefOf(signUpId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('activity', m.field_activity(), ({ title }) => title),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  numberColumn('qty', m.activity_qty(), ({ qty }) => qty),
  amountColumn('amount', m.activity_fee(), ({ amountFen }) => feeText(amountFen)),
  stateColumn('state', m.field_state(), ({ state, stateLabel, waitNo }) => (
    <Status kind={signUpLifecycle.variants[state]}>
      {waitNo === null ? stateLabel : m.activity_wait_no({ no: waitNo })}
    </Status>
  )),
  dateColumn('created', m.activity_signed_up_at(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

/** Sign-ups for all activities; one opens in a drawer. */
export function SignUpList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...tabNames }),
      { kind: 'text', name: 'keyword', label: m.activity_sign_up_keyword() },
      { kind: 'hidden', name: 'activityId' },
    ],
    { size: 20, sort: '-created', place: 'view' },
  );
  return (
    <ListPage
      name="sign-ups"
      title={m.activity_manage_title()}
      lead={<ActivityTabs current="sign-ups" />}
      endpoint="GET /api/activityManage/signUp/queryManageList"
      exportFrom="GET /api/activityManage/signUp/export"
      query={query}
      columns={columns((signUp) => query.hrefWith({ signUp }))}
      rowKey={({ signUpId }) => signUpId}
      bulk={{ nameOf: ({ userName, title }) => `${userName} ${title}` }}
      empty={{ title: m.activity_no_sign_ups() }}
    >
      <DetailPane query={query} name="signUp">
        {(id, close) => <SignUpDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
