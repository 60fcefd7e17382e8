import type { ManagedSignUp } from '@portal/contract/activity/manage';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  actsColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { activityQueryKeys } from './activity-query-keys.ts';

const tabs = {
  CONFIRMED: signUpLifecycle.labels.CONFIRMED,
  CHECKED_IN: signUpLifecycle.labels.CHECKED_IN,
  WAITING: signUpLifecycle.labels.WAITING,
};

const columns = (activityId: string): ListColumn<ManagedSignUp>[] => [
  nameColumn('persons', m.field_activity_persons(), {
    name: ({ persons, userName }) => (
      <Written>{persons.map(({ name }) => name).join('、') || userName || '—'}</Written>
    ),
    href: ({ signUpId }) => paths.manageActivities({ view: 'sign-ups', activityId, signUp: signUpId }),
    note: ({ no }) => no,
  }),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  numberColumn('qty', m.activity_qty(), ({ qty }) => qty),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={signUpLifecycle.variants[state]}>{stateLabel}</Status>
  )),
  actsColumn('acts', m.act_bar(), (row) => row.actions.includes('checkIn') && <CheckIn signUp={row} />),
];

function CheckIn({ signUp: { signUpId: id, version, title } }: { signUp: ManagedSignUp }) {
  const operate = useMutationOf('POST /api/activityManage/signUp/operateManage', {
    done: (done) => m.act_done({ title, state: done.stateLabel }),
    invalidates: activityQueryKeys,
  });
  return (
    <Button
      size="small"
      busy={operate.busy}
      onClick={() => void operate.run({ id, event: 'checkIn', version, data: {} })}
    >
      {m.activity_check_in()}
    </Button>
  );
}

/** Expected attendees of the activity, to be checked in. */
export function Expected({ activityId }: { activityId: string }) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...tabs }),
      { kind: 'text', name: 'keyword', label: m.activity_sign_up_keyword() },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListSection
      caption={m.activity_sign_ups()}
      endpoint="GET /api/activityManage/signUp/queryManageList"
      query={query}
      fixed={{ activityId }}
      columns={columns(activityId)}
      rowKey={({ signUpId }) => signUpId}
      empty={{ title: m.activity_no_sign_ups() }}
    />
  );
}
