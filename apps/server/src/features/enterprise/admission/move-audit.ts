import type { AdmissionEvent, AdmissionState } from '@portal/contract/enterprise/admission';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Audit } from './admission.policy.ts';
import { type AdmissionStep, enterpriseAudits } from './enterprise-audit.table.ts';
import { notifyApplicant } from './notify-applicant.ts';

export interface Move {
  event: AdmissionEvent;
  state: AdmissionState;
  by: { id: string; name: string };
  /** The audit step that was decided; null for the applicant's own events. */
  step: number | null;
  opinion?: string;
  /** The auditor's notes, by field; shown to the applicant only after a return. */
  fieldNotes?: Record<string, string>;
  /** Other columns that change with the state. */
  set?: Partial<typeof enterpriseAudits.$inferInsert>;
}

/** Applies a transition to a locked audit: updates its row and history, the log, and the applicant's case. */
export async function moveAudit(tx: Db, ctx: WriteContext, audit: Audit, move: Move): Promise<Audit> {
  const { event, state, by, step, opinion = '', fieldNotes, set = {} } = move;
  const { now } = ctx;
  const entry: AdmissionStep = {
    event,
    state,
    step,
    opinion,
    at: now.getTime(),
    actorId: by.id,
    actorName: by.name,
    ...(fieldNotes && Object.keys(fieldNotes).length > 0 ? { fieldNotes } : {}),
  };
  // Saving a draft is not a step in the history.
  const history = event === 'save' ? audit.history : [...audit.history, entry];
  const [changed] = await tx
    .update(enterpriseAudits)
    .set({ ...set, state, history, version: audit.version + 1, updatedAt: now, updatedBy: by.id })
    .where(eq(enterpriseAudits.id, audit.id))
    .returning();
  await writeLog(tx, ctx, {
    event: `enterpriseAudit.${event}`,
    entity: 'enterpriseAudit',
    entityId: audit.id,
    before: { state: audit.state },
    after: { state, fieldNotes },
    ...(opinion ? { reason: opinion } : {}),
  });
  const moved = changed ?? audit;
  if (moved.kind === 'ENTRY' && event !== 'save')
    await notifyApplicant(tx, { audit: moved, event, by, step, now });
  return moved;
}
