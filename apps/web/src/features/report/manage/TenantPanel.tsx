import { formatFen } from '@portal/contract/money';
import type { BusinessReport } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';

/** The tenants that paid most in the term. */
export function TenantPanel({ tenants: { rows } }: { tenants: BusinessReport['tenants'] }) {
  return (
    <Panel title={m.report_by_tenant()}>
      <Table
        caption={m.report_table({ title: m.report_by_tenant() })}
        columns={[
          {
            key: 'enterprise',
            head: m.field_enterprise(),
            rowHeader: true,
            cell: ({ enterpriseName }) => <Written>{enterpriseName}</Written>,
          },
          { key: 'fen', head: m.report_received(), align: 'end', cell: ({ fen }) => formatFen(fen) },
        ]}
        rows={rows}
        rowKey={({ enterpriseId }) => enterpriseId}
        empty={m.report_no_income()}
      />
    </Panel>
  );
}
