import type { ManagedRequest } from '@portal/contract/activity/manage';
import type { SalonRequestEvent } from '@portal/contract/activity/terms';
import { salonRequestStateLabels } from '@portal/contract/activity/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { requestVariants } from '../shared/activity-words.ts';
import { ActivityTabs } from './ActivityTabs.tsx';
import { activityQueryKeys } from './activity-query-keys.ts';

const configs: Record<SalonRequestEvent, ActionConfig> = {
  decline: { text: m.activity_decline, ask: m.activity_decline_text, needsReason: true },
  accept: { text: m.activity_agree, ask: m.activity_agree_text },
};

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedRequest>[] => [
  nameColumn('title', m.field_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ requestId }) => hrefOf(requestId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('who', m.field_contact_name(), ({ contactName, enterpriseName }) =>
    [enterpriseName, contactName].filter(Boolean).join(' · '),
  ),
  textColumn('requested', m.activity_requested_day(), ({ requestedDay }) => requestedDay),
  numberColumn('people', m.field_headcount(), ({ people }) => people),
  statusColumn('state', m.field_state(), ({ state }) => state, requestVariants, salonRequestStateLabels),
  dateColumn('created', m.field_requested_at(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

/** Requests to hold a salon; one opens in a drawer. */
export function RequestList() {
  const query = useListQuery([stateTabs('state', { '': m.input_everything, ...salonRequestStateLabels })], {
    size: 20,
    sort: '-created',
    place: 'view',
  });
  return (
    <ListPage
      name="salon-requests"
      title={m.activity_manage_title()}
      lead={<ActivityTabs current="requests" />}
      endpoint="GET /api/activityManage/salonRequest/queryManageList"
      query={query}
      columns={columns((request) => query.hrefWith({ request }))}
      rowKey={({ requestId }) => requestId}
      empty={{ title: m.activity_no_requests() }}
    >
      <DetailPane query={query} name="request">
        {(id, close) => <RequestDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}

interface RequestDrawerProps {
  id: string;
  onClose: () => void;
}

function RequestDrawer({ id, onClose }: RequestDrawerProps) {
  const answer = useQueryOf('GET /api/activityManage/salonRequest/queryManageDetail', { id });
  const request = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={request ? <Written>{request.title}</Written> : m.activity_request()}
      closeLabel={m.act_close()}
      actions={request && request.actions.length > 0 && <Decision request={request} onDone={onClose} />}
    >
      <Answered of={answer}>{(row) => <RequestFacts request={row} />}</Answered>
    </Drawer>
  );
}

const RequestFacts = ({ request }: { request: ManagedRequest }) => (
  <Facts
    columns={1}
    facts={[
      { name: m.field_state(), value: request.stateLabel },
      ...(request.reason === ''
        ? []
        : [{ name: m.field_reason(), value: <Written>{request.reason}</Written> }]),
      { name: m.activity_requested_day(), value: request.requestedDay },
      { name: m.field_headcount(), value: String(request.people) },
      { name: m.field_content(), value: <Written>{request.body}</Written> },
      {
        name: m.field_contact_name(),
        value: <Written>{request.contactName}</Written>,
        note: request.enterpriseName && <Written>{request.enterpriseName}</Written>,
      },
      { name: m.field_phone(), value: request.phone },
      { name: m.field_id(), value: request.no },
    ]}
  />
);

function Decision({ request, onDone }: { request: ManagedRequest; onDone: () => void }) {
  const navigate = useNavigate();
  const { requestId: id, version, title, actions } = request;
  const operate = useMutationOf('POST /api/activityManage/salonRequest/operateManage', {
    done: (done) => m.act_done({ title, state: done.stateLabel }),
    invalidates: activityQueryKeys,
  });
  const { acts, dialog } = useEventActs<SalonRequestEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => {
      const done = await operate.run({ id, event, version, data: { reason } });
      if (done?.activityId) await navigate(paths.manageActivities({ activity: done.activityId }));
      else if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'accept' ? 'main' : undefined}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
