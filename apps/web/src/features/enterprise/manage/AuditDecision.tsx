import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from '../../../platform/account/toasts.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { Audit, AuditNotes } from './audit-notes.ts';
import styles from './EnterpriseAudit.module.css';
import { RevokeEnterprise } from './RevokeEnterprise.tsx';
import { useDecision } from './use-decision.ts';

interface AuditDecisionProps {
  audit: Audit;
  name: string;
  onDecided: () => void;
}

const isOpen = ({ state }: Audit) => state === 'PENDING' || state === 'REVIEWING';

const isSaid = (note: string | undefined) => note !== undefined && note.trim().length >= 2;

/** The opinion, which the applicant reads, and the actions available now. */
export function AuditDecision({ audit, name, onDecided }: AuditDecisionProps) {
  const { actions, state } = audit;
  const [isRevoking, setIsRevoking] = useState(false);
  const { decide, busy } = useDecision({ audit, name, onDecided });
  const form = useFormContext<AuditNotes>();
  const notes = useWatch({ control: form.control, name: 'fieldNotes' }) ?? {};
  const count = Object.values(notes).filter(isSaid).length;
  if (actions.length === 0)
    return isOpen(audit) ? <Alert kind="info">{m.operator_audit_look_only()}</Alert> : null;
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
  const has = (event: Audit['actions'][number]) => actions.includes(event);
  const isSecond = state === 'REVIEWING' && !has('pass') && has('return');
  return (
    <>
      <section className={styles.decision} aria-label={m.operator_audit_decide()}>
        {isSecond && <span className={styles.hint}>{m.operator_audit_second_person()}</span>}
        {has('reject') && (
          <Button variant="danger" busy={busy} onClick={() => give('reject')}>
            {m.operator_audit_reject()}
          </Button>
        )}
        {has('return') && (
          <Button busy={busy} onClick={() => give('return')}>
            {count > 0 ? m.operator_audit_return_count({ count }) : m.operator_audit_return()}
          </Button>
        )}
        {has('pass') && (
          <Button variant="main" busy={busy} onClick={() => give('pass')}>
            {state === 'PENDING' ? m.operator_audit_pass_first() : m.operator_audit_pass_final()}
          </Button>
        )}
        {has('reapply') && (
          <Button variant="main" busy={busy} onClick={() => give('reapply')}>
            {m.operator_audit_reopen()}
          </Button>
        )}
        {has('revoke') && (
          <Button variant="danger" onClick={() => setIsRevoking(true)}>
            {m.operator_audit_revoke()}
          </Button>
        )}
      </section>
      {isRevoking && <RevokeEnterprise enterprise={{ name, audit }} onClose={() => setIsRevoking(false)} />}
    </>
  );
}
