import type { OperatedEvent } from '@portal/contract/enterprise-admission';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { stateNames } from '../shared/admission-words.ts';
import type { Audit, AuditNotes } from './audit-notes.ts';

type Decision = Exclude<OperatedEvent, 'revoke'>;

interface Question {
  title: string;
  text: string;
  ok: string;
  danger?: boolean;
}

/** Notes that the applicant does not get stay in the record, which the dialog says. */
const withKept = (text: string, count: number) =>
  count === 0 ? text : `${text} ${m.operator_audit_notes_kept({ count })}`;

function questionOf(event: Decision, { kind, state }: Audit, name: string, count: number): Question {
  switch (event) {
    case 'pass': {
      const isFirst = state === 'PENDING';
      const last = kind === 'CHANGE' ? m.operator_audit_ask_pass_change() : m.operator_audit_ask_pass_final();
      return {
        title: m.operator_audit_ask_pass({ name }),
        text: withKept(isFirst ? m.operator_audit_ask_pass_first() : last, count),
        ok: isFirst ? m.operator_audit_pass_first() : m.operator_audit_pass_final(),
      };
    }
    case 'return':
      return {
        title: m.operator_audit_ask_return({ name }),
        text: m.operator_audit_ask_return_text({ count }),
        ok: m.operator_audit_return(),
      };
    case 'reject':
      return {
        title: m.operator_audit_ask_reject({ name }),
        text: withKept(
          kind === 'CHANGE' ? m.operator_audit_ask_reject_change() : m.operator_audit_ask_reject_text(),
          count,
        ),
        ok: m.operator_audit_reject(),
        danger: true,
      };
    case 'reapply':
      return { title: m.operator_audit_ask_reopen({ name }), text: '', ok: m.operator_audit_reopen() };
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
    const { ok, ...question } = questionOf(event, audit, name, Object.keys(notes).length);
    if (!(await confirm({ ...question, ok }))) return;
    const { auditId: id, version } = audit;
    const data = { opinion: opinion.trim(), fieldNotes: notes };
    if (await operate.run({ id, event, version, data })) onDecided();
  };
  return { decide, busy: operate.busy };
}
