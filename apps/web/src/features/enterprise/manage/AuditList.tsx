import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { stateNames } from '../shared/admission-words.ts';
import { auditColumns } from './audit-columns.tsx';
import { auditKindNames } from './audit-words.ts';

const states = ['PENDING', 'REVIEWING', 'RETURNED', 'PASSED', 'REJECTED', 'REVOKED'] as const;

/** Submitted applications and changes, the most urgent first. */
export function AuditList({ views }: { views: ReactNode }) {
  const query = useListQuery(
    [
      {
        kind: 'tabs',
        name: 'state',
        label: m.field_state(),
        options: [
          { value: '', text: m.input_everything() },
          ...states.map((state) => ({ value: state, text: stateNames[state]() })),
        ],
      },
      { kind: 'text', name: 'keyword', label: m.operator_audit_keyword() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_kind(),
        options: optionsOf(auditKindNames),
      },
    ],
    { size: 20 },
  );
  return (
    <ListPage
      name="enterprise-audits"
      title={m.operator_audit_title()}
      note={m.operator_audit_note()}
      lead={views}
      endpoint="GET /api/baseInfo/enterpriseAudit/queryList"
      exportFrom="GET /api/baseInfo/enterpriseAudit/export"
      query={query}
      columns={auditColumns()}
      rowKey={({ auditId }) => auditId}
      empty={{ title: m.operator_audit_empty(), text: m.operator_audit_empty_text() }}
    />
  );
}
