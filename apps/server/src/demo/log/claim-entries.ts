import { workClaims } from '../../features/work-queue/work-claim.table.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

/** Items that operators have claimed. */
export async function claimEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const rows = await tx.select().from(workClaims);
  return rows.map(({ kind, refId, claimedBy, claimedAt }) => ({
    at: claimedAt,
    by: people.byId(claimedBy) ?? null,
    event: 'work.claim',
    entity: kind,
    entityId: refId,
  }));
}
