import { asc } from 'drizzle-orm';
import { enterpriseAudits } from '../../features/enterprise/admission/enterprise-audit.table.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

/** The steps of applications and changes. */
export async function auditEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const audits = await tx
    .select({ id: enterpriseAudits.id, history: enterpriseAudits.history })
    .from(enterpriseAudits)
    .orderBy(asc(enterpriseAudits.id));
  return audits.flatMap(({ id, history }) =>
    history.map(({ event, state, at, opinion, fieldNotes, actorId }, nth) => ({
      at: new Date(at),
      by: people.byId(actorId) ?? null,
      event: `enterpriseAudit.${event}`,
      entityId: id,
      before: { state: history[nth - 1]?.state ?? 'DRAFT' },
      after: { state, ...(fieldNotes ? { fieldNotes } : {}) },
      ...(opinion ? { reason: opinion } : {}),
    })),
  );
}
