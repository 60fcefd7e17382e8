import { paths } from '@portal/contract/paths';
import type { ServiceRecommendRow } from '@portal/contract/service-recommend/public';
import {
  type ServiceRecommendEvent,
  type ServiceRecommendState,
  serviceRecommendStateLabels,
} from '@portal/contract/service-recommend/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  actsColumn,
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
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { PlaceTabs } from './PlaceTabs.tsx';
import styles from './ServiceRecommendList.module.css';

const SendServiceForm = lazy(async () => ({
  default: (await import('./SendServiceForm.tsx')).SendServiceForm,
}));

const looks: Record<ServiceRecommendState, StatusKind> = {
  SENT: 'waiting',
  INTERESTED: 'done',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
  EXPIRED: 'closed',
};

const columns = (isReceived: boolean): ListColumn<ServiceRecommendRow>[] => [
  nameColumn('service', m.log_entity_service(), {
    name: ({ serviceTitle }) => <Written>{serviceTitle}</Written>,
    href: ({ serviceId }) => paths.service(serviceId),
    note: ({ shopName }) => <Written>{shopName}</Written>,
  }),
  writtenColumn(
    'other',
    isReceived ? m.service_recommend_from() : m.service_recommend_to(),
    (row) => row.otherName,
  ),
  textColumn(
    'reason',
    m.field_recommend_reason(),
    ({ reason, answer }) => (
      <>
        {reason && <Written>{reason}</Written>}
        {answer && (
          <Text as="small" block above={4} tone="quiet" className={styles.answer}>
            <Written>{answer}</Written>
          </Text>
        )}
      </>
    ),
    { nowrap: false },
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={looks[state]}>{stateLabel}</Status>
  )),
  dateColumn('sent', m.match_sent_at(), ({ sentAt }) => sentAt),
  actsColumn('acts', m.act_bar(), (row) => <Acts row={row} isReceived={isReceived} />),
];

/** Services recommended to the enterprise, or by it. */
export function ServiceRecommendList({ view }: { view: 'RECEIVED' | 'SENT' }) {
  const isReceived = view === 'RECEIVED';
  const query = useListQuery(
    [stateTabs('state', { '': m.input_everything, ...serviceRecommendStateLabels })],
    {
      size: 20,
      place: 'view',
    },
  );
  return (
    <ListPage
      name={`service-recommends-${view.toLowerCase()}`}
      title={isReceived ? m.match_received_title() : m.match_record_title()}
      note={isReceived ? m.service_recommend_received_note() : m.service_recommend_sent_note()}
      lead={<PlaceTabs of={view} current="services" />}
      endpoint="GET /api/matchManage/serviceRecommend/queryOwnList"
      query={query}
      fixed={{ view }}
      columns={columns(isReceived)}
      rowKey={({ recommendId }) => recommendId}
      empty={{
        title: m.service_recommend_none(),
        text: m.service_recommend_none_text(),
        action: <ButtonLink href={paths.serviceList()}>{m.order_to_hall()}</ButtonLink>,
      }}
    >
      {!isReceived && (
        <DetailPane query={query} name="service">
          {(id, close) => <SendServiceForm serviceId={id} onClose={close} />}
        </DetailPane>
      )}
    </ListPage>
  );
}

const configs: Record<ServiceRecommendEvent, ActionConfig> = {
  interested: { text: m.service_recommend_wanted },
  decline: { text: m.service_recommend_unfit, ask: m.service_recommend_decline_text, needsReason: true },
  withdraw: { text: m.service_recommend_withdraw, ask: m.service_recommend_withdraw_text, danger: true },
};

function Acts({ row, isReceived }: { row: ServiceRecommendRow; isReceived: boolean }) {
  const { recommendId: id, version, serviceId, serviceTitle, state, actions } = row;
  const operate = useMutationOf('POST /api/matchManage/serviceRecommend/operate', {
    done: (done) => m.order_done_toast({ name: done.serviceTitle, state: done.stateLabel }),
    invalidates: ['GET /api/matchManage/serviceRecommend/queryOwnList', 'GET /api/caseManage/todo/queryList'],
  });
  const { acts, dialog } = useEventActs<ServiceRecommendEvent>({
    configs,
    possible: actions,
    title: serviceTitle,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, text) => (await operate.run({ id, event, version, data: { text } })) !== undefined,
  });
  if (isReceived && state === 'INTERESTED')
    return <ButtonLink href={paths.myOrders({ apply: serviceId })}>{m.order_apply()}</ButtonLink>;
  if (acts.length === 0) return '—';
  return (
    <Row as="span" wrap gap={8}>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} size="small" busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {dialog}
    </Row>
  );
}
