import type { OperatedEvent } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { toast } from '../../../platform/account/toasts.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import type { Audit, AuditNotes } from './audit-notes.ts';
import { RevokeEnterprise } from './RevokeEnterprise.tsx';
import { useDecision } from './use-decision.ts';

interface AuditDecisionProps {
  audit: Audit;
  name: string;
  onDecided: () => void;
}

const isSaid = (note: string | undefined) => note !== undefined && note.trim().length >= 2;

/** The opinion, which the applicant sees, and the available actions. */
export function AuditDecision({ audit, name, onDecided }: AuditDecisionProps) {
  const { actions } = audit;
  const [isRevoking, setIsRevoking] = useState(false);
  const { decide, busy } = useDecision({ audit, name, onDecided });
  const form = useFormContext<AuditNotes>();
  const notes = useWatch({ control: form.control, name: 'fieldNotes' }) ?? {};
  const count = Object.values(notes).filter(isSaid).length;
  const give = (event: 'pass' | 'return' | 'reject' | 'reapply') => {
    const { opinion, fieldNotes = {} } = form.getValues();
    const [unfinished] = Object.keys(fieldNotes).filter((field) => !isSaid(fieldNotes[field]));
    if (event === 'return' && unfinished !== undefined)
      return form.setError(
        `fieldNotes.${unfinished}`,
        { message: m.operator_reason_rule() },
        { shouldFocus: true },
      );
    if (event === 'return' && count === 0) return toast('warning', m.operator_audit_return_needs());
    if ((event === 'reject' || event === 'reapply') && opinion.trim().length < 2)
      return form.setError('opinion', { message: m.operator_audit_opinion_needs() }, { shouldFocus: true });
    void decide(event, { opinion, fieldNotes });
  };
  const words: Record<OperatedEvent, string> = {
    pass: m.act_approve(),
    return: count > 0 ? m.act_return_count({ count }) : m.act_return(),
    reject: m.act_reject(),
    reapply: m.operator_audit_reopen(),
    revoke: m.operator_audit_revoke(),
  };
  const acts = codesOf(words)
    .filter((event) => actions.includes(event))
    .map((event) => ({
      key: event,
      text: words[event],
      busy,
      onPress: () => (event === 'revoke' ? setIsRevoking(true) : give(event)),
    }));
  return (
    <>
      <PageActs acts={acts} note={noteOf(audit)} />
      {isRevoking && <RevokeEnterprise enterprise={{ name, audit }} onClose={() => setIsRevoking(false)} />}
    </>
  );
}

/** Who decides next, or why the reader cannot decide. */
function noteOf({ actions, state }: Audit): string | undefined {
  if (actions.length === 0 && (state === 'PENDING' || state === 'REVIEWING'))
    return m.operator_audit_look_only();
  if (actions.includes('pass') && state === 'PENDING') return m.operator_audit_ask_pass_first();
  if (state === 'REVIEWING' && !actions.includes('pass') && actions.includes('return'))
    return m.operator_audit_second_person();
  return undefined;
}
