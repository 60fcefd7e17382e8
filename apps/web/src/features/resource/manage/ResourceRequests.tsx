import type { ManagedRequest } from '@portal/contract/resource/manage';
import { resourceCodeLabels } from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  dateColumn,
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
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { requestVariants } from '../shared/resource-words.ts';
import { ResourceTabs } from './ResourceTabs.tsx';

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedRequest>[] => [
  nameColumn('resource', m.resource_name(), {
    name: ({ resourceName }) => resourceName,
    href: ({ requestId }) => hrefOf(requestId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('code', m.resource_code(), ({ code }) => resourceCodeLabels[code]()),
  writtenColumn('who', m.booking_booker(), ({ enterpriseName, userName }) =>
    [enterpriseName, userName].filter(Boolean).join(' · '),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={requestVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.resource_made(), ({ createdAt }) => createdAt),
];

/** Requests for shared resources; one is answered next to the list. */
export function ResourceRequests() {
  const query = useListQuery(
    [
      stateTabs('state', {
        '': m.input_all_feminine,
        SUBMITTED: m.state_request_submitted,
        AGREED: m.state_request_agreed,
        DECLINED: m.state_declined,
        WITHDRAWN: m.state_withdrawn,
      }),
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="resource-requests"
      title={m.resource_manage_title()}
      lead={<ResourceTabs current="requests" />}
      endpoint="GET /api/serviceManage/resourceRequest/queryManageList"
      query={query}
      columns={columns((request) => query.hrefWith({ request }))}
      rowKey={({ requestId }) => requestId}
      empty={{ title: m.resource_requests_empty() }}
    >
      <DetailPane query={query} name="request">
        {(id, close) => <RequestDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}

function RequestDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/resourceRequest/queryManageDetail', { id });
  const request = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={request ? <Written>{request.resourceName}</Written> : m.resource_request()}
      closeLabel={m.act_close()}
      actions={request && request.actions.length > 0 && <Acts request={request} onDone={onClose} />}
    >
      <Answered of={answer}>{(found) => <View request={found} />}</Answered>
    </Drawer>
  );
}

function View({ request }: { request: ManagedRequest }) {
  const { state, stateLabel, ownerName, contact, purpose, userName, enterpriseName, answer } = request;
  return (
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: <Status kind={requestVariants[state]}>{stateLabel}</Status> },
        {
          name: m.resource_owner(),
          value: <Written>{ownerName}</Written>,
          note: contact && <Written>{contact}</Written>,
        },
        {
          name: m.booking_booker(),
          value: <Written>{userName}</Written>,
          note: enterpriseName && <Written>{enterpriseName}</Written>,
        },
        { name: m.resource_purpose(), value: <Written>{purpose}</Written> },
        ...(answer ? [{ name: m.field_answer_to_request(), value: <Written>{answer}</Written> }] : []),
        { name: m.resource_made(), value: formatDate(request.createdAt) },
        { name: m.field_id(), value: request.no },
      ]}
    />
  );
}

type Answer = ManagedRequest['actions'][number];

const configs: Record<Answer, ActionConfig> = {
  decline: { text: m.resource_decline, ask: m.resource_decline_text, needsReason: true, danger: true },
  agree: { text: m.resource_agree, ask: m.resource_agree_text, needsReason: true },
};

function Acts({ request, onDone }: { request: ManagedRequest; onDone: () => void }) {
  const { requestId: id, version, actions, resourceName } = request;
  const operate = useMutationOf('POST /api/serviceManage/resourceRequest/operateManage', {
    done: m.resource_answered(),
    invalidates: [
      'GET /api/serviceManage/resourceRequest/queryManageList',
      'GET /api/serviceManage/resourceRequest/queryManageDetail',
      'GET /api/workManage/todo/queryCounts',
      'GET /api/workManage/todo/queryList',
    ],
  });
  const { acts, dialog } = useEventActs<Answer>({
    configs,
    possible: actions,
    title: resourceName,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, answer) => {
      const done = await operate.run({ id, event, version, answer });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'agree' ? 'main' : 'danger'}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
