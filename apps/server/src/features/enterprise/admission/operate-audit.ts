import type {
  AdmissionState,
  enterpriseAuditOperate,
  OperatedEvent,
} from '@portal/contract/enterprise/admission';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq, isNotNull } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { carryAuditStatus, dismissMembers } from '../../identity/member.public.ts';
import { findUser } from '../../identity/user.public.ts';
import { applyChange, requireNotesOfChange } from '../change/apply-change.ts';
import { enterprises } from '../enterprise.table.ts';
import { refreshEnterprises } from '../refresh-enterprises.public.ts';
import {
  type Audit,
  auditStatusOf,
  mayOperate,
  nextAdmissionState,
  operatorActions,
} from './admission.policy.ts';
import { drawCover } from './draw-cover.ts';
import { enterpriseAudits } from './enterprise-audit.table.ts';
import { enterpriseMembers } from './enterprise-member.table.ts';
import { moveAudit } from './move-audit.ts';

type Operation = InputOf<typeof enterpriseAuditOperate>;

const needsOpinion: OperatedEvent[] = ['reject', 'reapply', 'revoke'];

/** @throws {AppError} 100002 for a return without notes or a rejection without a reason */
function requireReasons({ event, data: { opinion, fieldNotes = {} } }: Operation): void {
  if (event === 'return' && Object.keys(fieldNotes).length === 0)
    throw fieldsRefused({ 'data.fieldNotes': m.fault_returned_fields() });
  if (needsOpinion.includes(event) && opinion.length < 2)
    throw fieldsRefused({ 'data.opinion': m.fault_fill_in({ field: m.field_reason() }) });
}

function requireRight(actor: Actor, audit: Audit, event: OperatedEvent): void {
  if (mayOperate(actor, audit, event)) return;
  const isSecondStep = event === 'pass' && audit.firstAuditorId === actor.userId;
  throw new AppError(retCodes.RIGHT_MISSING, isSecondStep ? { retMsg: m.refusal_final_audit() } : {});
}

interface Notes {
  opinion: string;
  fieldNotes: Record<string, string>;
}

const notesOf = ({ data: { opinion, fieldNotes = {} } }: Operation): Notes => ({
  opinion,
  fieldNotes: Object.fromEntries(
    Object.entries(fieldNotes).flatMap(([field, note]) => (note ? [[field, note]] : [])),
  ),
});

/** Columns of the application that an event changes. */
function changesOf(audit: Audit, event: OperatedEvent, notes: Notes, actor: Actor, now: Date) {
  const { opinion, fieldNotes } = notes;
  switch (event) {
    case 'pass':
      return audit.state === 'PENDING'
        ? { step: 2, firstAuditorId: actor.userId, opinion }
        : { opinion, dueAt: null };
    case 'return':
      return {
        fieldNotes,
        opinion,
        dueAt: null,
        returned: { application: audit.application, fieldNotes, opinion },
      };
    case 'reject':
      return { opinion, dueAt: null, rejectedAt: now, returned: null };
    case 'reapply':
      return { opinion, rejectedAt: null };
    case 'revoke':
      return { opinion };
  }
}

const stayOf = (state: AdmissionState, now: Date) => {
  if (state === 'PASSED') return { admittedAt: now };
  return state === 'REVOKED' ? { leftAt: now } : {};
};

/** Applies a decision to the enterprise, its accounts and the public pages. */
async function applyOutcome(tx: Db, now: Date, audit: Audit, state: AdmissionState): Promise<void> {
  const { enterpriseId } = audit;
  // Back in draft, a rejected enterprise reclaims its name and credit code only when it is resubmitted.
  if (state !== 'DRAFT')
    await tx
      .update(enterprises)
      .set({ entryStatus: state, ...stayOf(state, now), updatedAt: now })
      .where(eq(enterprises.id, enterpriseId));
  if (state === 'REVOKED') {
    await dismissMembers(tx, enterpriseId);
    await tx
      .update(enterpriseMembers)
      .set({ status: 'REMOVED', updatedAt: now })
      .where(eq(enterpriseMembers.enterpriseId, enterpriseId));
  } else {
    await carryAuditStatus(tx, audit, auditStatusOf[state]);
  }
  if (state === 'PASSED') await drawCover(tx, enterpriseId, now);
  if (state === 'PASSED' || state === 'REVOKED') {
    await refreshEnterprises(tx, [enterpriseId], now);
    // Project hints are derived from the directory.
    await invalidateTags(tx, ['enterprise', 'match']);
  }
}

/**
 * Applies an operator's decision to an application.
 * @throws {AppError} 500404, 500409, 500012, 300002, 100002
 */
export const operateAudit: Verb<typeof enterpriseAuditOperate> = (ctx, operation) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { event } = operation;
    const notes = notesOf(operation);
    const audit = await lockVersion(tx, enterpriseAudits, operation, isNotNull(enterpriseAudits.submittedAt));
    const state = nextAdmissionState(audit, event);
    requireRight(actor, audit, event);
    requireReasons(operation);
    if (audit.kind === 'CHANGE') requireNotesOfChange(audit, notes.fieldNotes);
    const operator = await findUser(tx, actor.userId);
    const isDecision = event === 'pass' || event === 'return' || event === 'reject';
    const step = isDecision ? audit.step : null;
    const moved = await moveAudit(tx, ctx, audit, {
      event,
      state,
      step,
      by: { id: actor.userId, name: operator?.name ?? '' },
      ...notes,
      set: changesOf(audit, event, notes, actor, now),
    });
    if (audit.kind === 'CHANGE') await applyChange(tx, { audit: moved, event, step, now });
    else await applyOutcome(tx, now, audit, state);
    return { state, version: moved.version, actions: operatorActions(actor, moved) };
  });
