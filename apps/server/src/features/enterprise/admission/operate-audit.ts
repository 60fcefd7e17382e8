import type { AdmissionEvent, AdmissionState, OperatedEvent } from '@portal/contract/enterprise-admission';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, isNotNull } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { carryAuditStatus, dismissMembers } from '../../identity/member.public.ts';
import { findUser } from '../../identity/user.public.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { applyChange, requireNotesOfChange } from '../change/apply-change.ts';
import { enterprises } from '../enterprise.table.ts';
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

export interface Operation {
  id: string;
  event: OperatedEvent;
  version: number;
  data: { opinion: string; fieldNotes?: Partial<Record<string, string>> | undefined };
}

const needsOpinion: OperatedEvent[] = ['reject', 'reapply', 'revoke'];

/** @throws {AppError} 100002 for a return without notes, a refusal without a reason */
function requireReasons({ event, data: { opinion, fieldNotes = {} } }: Operation): void {
  if (event === 'return' && Object.keys(fieldNotes).length === 0)
    throw fieldsRefused({ 'data.fieldNotes': m.fault_returned_fields() });
  if (needsOpinion.includes(event) && opinion.length < 2)
    throw fieldsRefused({ 'data.opinion': m.fault_fill_in({ field: m.field_reason() }) });
}

function requireRight(actor: Actor, audit: Audit, event: OperatedEvent): void {
  if (mayOperate(actor, audit, event)) return;
  const isSecondStep = event === 'pass' && audit.firstAuditorId === actor.userId;
  throw new AppError(
    retCodes.RIGHT_MISSING,
    isSecondStep ? { retMsg: m.refusal_final_audit() } : { retMsg: m.refusal_not_allowed() },
  );
}

/** What an event changes in the application itself. */
function changesOf(audit: Audit, { event, data }: Operation, actor: Actor, now: Date) {
  const { opinion } = data;
  const fieldNotes = Object.fromEntries(
    Object.entries(data.fieldNotes ?? {}).flatMap(([field, note]) => (note ? [[field, note]] : [])),
  );
  switch (event) {
    case 'pass':
      return audit.state === 'PENDING'
        ? { step: 2, firstAuditorId: actor.userId, opinion }
        : { opinion, dueAt: null };
    case 'return':
      return { fieldNotes, opinion, dueAt: null };
    case 'reject':
      return { opinion, dueAt: null, rejectedAt: now };
    case 'reapply':
      return { opinion, rejectedAt: null };
    case 'revoke':
      return { opinion };
  }
}

/** What follows for the enterprise, its accounts and the public pages. */
async function applyOutcome(tx: Db, now: Date, audit: Audit, state: AdmissionState): Promise<void> {
  const { enterpriseId } = audit;
  // A rejected enterprise takes its name and code again only when it is handed in anew.
  if (state !== 'DRAFT')
    await tx
      .update(enterprises)
      .set({ entryStatus: state, updatedAt: now })
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
    await refreshDocuments(tx, 'ENTERPRISE', [enterpriseId], now);
    await invalidateTags(tx, ['enterprise']);
  }
}

async function lockAudit(tx: Db, id: string): Promise<Audit> {
  const [audit] = await tx
    .select()
    .from(enterpriseAudits)
    .where(and(eq(enterpriseAudits.id, id), isNotNull(enterpriseAudits.submittedAt)))
    .for('update');
  if (!audit) throw notFound();
  return audit;
}

/**
 * An operator's decision on an application.
 * @throws {AppError} 500404, 500409, 500012, 300002, 100002
 */
export async function operateAudit(
  ctx: Context,
  operation: Operation,
): Promise<{ state: AdmissionState; version: number; actions: AdmissionEvent[] }> {
  const { actor } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { event, data } = operation;
    const audit = await lockAudit(tx, operation.id);
    requireVersion(audit, operation.version);
    const state = nextAdmissionState(audit, event);
    requireRight(actor, audit, event);
    requireReasons(operation);
    if (audit.kind === 'CHANGE') requireNotesOfChange(audit, data.fieldNotes ?? {});
    const now = ctx.now;
    const operator = await findUser(tx, actor.userId);
    const isDecision = event === 'pass' || event === 'return' || event === 'reject';
    const step = isDecision ? audit.step : null;
    const moved = await moveAudit(tx, ctx.clock, audit, {
      event,
      state,
      step,
      source: ctx,
      by: { id: actor.userId, name: operator?.name ?? '' },
      opinion: data.opinion,
      set: changesOf(audit, operation, actor, now),
    });
    if (audit.kind === 'CHANGE') await applyChange(tx, { audit: moved, event, step, now });
    else await applyOutcome(tx, now, audit, state);
    return { state, version: moved.version, actions: operatorActions(actor, moved) };
  });
}
