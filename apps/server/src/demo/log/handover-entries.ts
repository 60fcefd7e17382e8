import { handovers } from '../../features/handover/handover.table.ts';
import { operatorLeaves } from '../../features/identity/operator-leave.table.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

/** Handovers that were begun, and leaves that were entered. */
export async function handoverEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const byOf = (userId: string | null) => people.byId(userId ?? '') ?? null;
  const begun = await tx.select().from(handovers);
  const entered = await tx.select().from(operatorLeaves);
  return [
    ...begun.map(({ id, no, userId, createdAt, createdBy }) => ({
      at: createdAt,
      by: byOf(createdBy),
      event: 'handover.begin',
      entity: 'handover',
      entityId: id,
      after: { no, userId },
    })),
    ...entered.map(({ id, from, to, standInId, createdAt, createdBy }) => ({
      at: createdAt,
      by: byOf(createdBy),
      event: 'operatorLeave.save',
      entity: 'operatorLeave',
      entityId: id,
      after: { from, to, standInId },
    })),
  ];
}
