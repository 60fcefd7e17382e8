import type { ManagedActivity } from '@portal/contract/activity/manage';
import { activityKindLabels, activityStateLabels } from '@portal/contract/activity/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { activityVariants, seatsText, whenText } from '../shared/activity-words.ts';
import { ActivityTabs } from './ActivityTabs.tsx';

const ActivityDrawer = lazy(async () => ({ default: (await import('./ActivityDrawer.tsx')).ActivityDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedActivity>[] => [
  nameColumn('title', m.field_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ activityId }) => hrefOf(activityId),
    opensPane: true,
    note: ({ kind }) => activityKindLabels[kind](),
  }),
  textColumn('when', m.field_time(), whenText, { sortBy: '-start' }),
  writtenColumn('place', m.field_place(), ({ place }) => place),
  textColumn('seats', m.field_quota(), seatsText),
  numberColumn('pending', m.state_pending(), ({ pending }) => pending),
  numberColumn('arrived', m.activity_state_checked_in(), ({ checkedIn }) => checkedIn),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={activityVariants[state]}>{stateLabel}</Status>
  )),
];

/** All activities; one opens in a drawer, as details or as its form. */
export function ActivityList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...activityStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_title() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_activity_kind(),
        options: optionsOf(activityKindLabels),
      },
    ],
    { size: 20, sort: '-start' },
  );
  return (
    <ListPage
      name="activities"
      title={m.activity_manage_title()}
      lead={<ActivityTabs current="activities" />}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ activity: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.activity_new()}
          </ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/activityManage/activity/queryManageList"
      exportFrom="GET /api/activityManage/activity/export"
      query={query}
      columns={columns((activity) => query.hrefWith({ activity }))}
      rowKey={({ activityId }) => activityId}
      empty={{ title: m.activity_none_yet() }}
    >
      <DetailPane query={query} name="activity">
        {(id, close) => <ActivityDrawer key={id} id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
