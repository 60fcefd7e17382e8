import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { logColumns } from './log-columns.tsx';

const LogDrawer = lazy(async () => ({ default: (await import('./LogDrawer.tsx')).LogDrawer }));

function useLogQuery() {
  const { data } = useQueryOf('GET /api/logManage/operLog/queryFacets', {}, { quiet: true });
  return useListQuery(
    [
      { kind: 'text', name: 'user', label: m.console_log_user(), placeholder: m.console_log_user_hint() },
      {
        kind: 'choice',
        name: 'event',
        label: m.field_event(),
        options: data?.events.map(({ event, label }) => ({ value: event, text: label })),
      },
      {
        kind: 'choice',
        name: 'entity',
        label: m.console_log_entity(),
        options: data?.entities.map(({ entity, label }) => ({ value: entity, text: label })),
      },
      { kind: 'days', from: 'from', to: 'to', label: m.field_date() },
      { kind: 'text', name: 'ip', label: m.console_log_ip() },
      { kind: 'hidden', name: 'entityId' },
    ],
    { size: 20, sort: '-at' },
  );
}

/** The operation log: who did what and when. */
export function Component() {
  const query = useLogQuery();
  return (
    <ListPage
      name="oper-log"
      title={m.console_log()}
      note={m.console_log_note()}
      endpoint="GET /api/logManage/operLog/queryList"
      exportFrom="GET /api/logManage/operLog/export"
      query={query}
      columns={logColumns((id) => query.hrefWith({ id }))}
      rowKey={({ id }) => id}
      empty={{ title: m.console_log_empty() }}
    >
      <DetailPane query={query} name="id">
        {(id, close) => <LogDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
