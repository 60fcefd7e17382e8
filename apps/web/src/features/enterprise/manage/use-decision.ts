import type { OperatedEvent } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { stateNames } from '../shared/admission-words.ts';
import type { Audit, AuditNotes } from './audit-notes.ts';

type Decision = Exclude<OperatedEvent, 'revoke'>;

/** Notes not sent to the applicant stay on record, as the dialog says. */
const withKept = (text: string, count: number) =>
  count === 0 ? text : `${text} ${m.operator_audit_notes_kept({ count })}`;

/** The label of a decision, and its consequence. */
function wayOf(event: Decision, { kind, state }: Audit, count: number) {
  const isChange = kind === 'CHANGE';
  switch (event) {
    case 'pass': {
      const last = isChange ? m.operator_audit_ask_pass_change() : m.operator_audit_ask_pass_final();
      return {
        act: m.act_approve(),
        text: withKept(state === 'PENDING' ? m.operator_audit_ask_pass_first() : last, count),
      };
    }
    case 'return':
      return { act: m.act_return(), text: m.operator_audit_ask_return_text({ count }) };
    case 'reject':
      return {
        act: m.act_reject(),
        text: withKept(
          isChange ? m.operator_audit_ask_reject_change() : m.operator_audit_ask_reject_text(),
          count,
        ),
        danger: true,
      };
    case 'reapply':
      return { act: m.operator_audit_reopen(), text: '' };
  }
}

const written = (notes: AuditNotes['fieldNotes'] = {}) =>
  Object.fromEntries(Object.entries(notes).filter(([, note]) => (note ?? '').trim().length >= 2));

/** Asks for confirmation, decides, and refreshes everything that depends on the decision. */
export function useDecision({
  audit,
  name,
  onDecided,
}: {
  audit: Audit;
  name: string;
  onDecided: () => void;
}) {
  const operate = useMutationOf('POST /api/baseInfo/enterpriseAudit/operate', {
    done: ({ state }) => m.operator_audit_decided({ state: stateNames[state]() }),
    invalidates: [
      'GET /api/baseInfo/enterpriseAudit/queryDetail',
      'GET /api/baseInfo/enterpriseAudit/queryList',
      'GET /api/baseInfo/enterpriseMgr/queryList',
      'GET /api/workManage/todo/queryList',
      'GET /api/workManage/todo/queryCounts',
    ],
  });
  const decide = async (event: Decision, { opinion, fieldNotes }: AuditNotes) => {
    const notes = event === 'reapply' ? {} : written(fieldNotes);
    const { act, ...way } = wayOf(event, audit, Object.keys(notes).length);
    if (!(await confirm({ ...way, title: m.act_ask({ act, title: name }), ok: act }))) return;
    const { auditId: id, version } = audit;
    const data = { opinion: opinion.trim(), fieldNotes: notes };
    if (await operate.run({ id, event, version, data })) onDecided();
  };
  return { decide, busy: operate.busy };
}
