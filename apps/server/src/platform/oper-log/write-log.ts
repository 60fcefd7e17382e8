import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { orderedId } from '../ordered-id.ts';
import type { Actor } from '../session/actor.ts';
import { operLogs } from './oper-log.table.ts';

export interface LogEntry {
  /** Event name, `<entity>.<verb>`. */
  event: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/** The actor and the time of a change; the context of every operation fits. */
export interface LogSource {
  clock: Clock;
  /** Null when the system itself acts. */
  actor: Actor | null;
  ip: string;
  userAgent: string;
}

/** Writes the log row of a change; call it in the transaction of the change itself. */
export async function writeLog(tx: Db, source: LogSource, entry: LogEntry): Promise<void> {
  const at = source.clock.now();
  await tx.insert(operLogs).values({
    id: orderedId(at.getTime()),
    at,
    userId: source.actor?.userId ?? null,
    actingRole: source.actor?.operatorRoles[0] ?? source.actor?.memberRole ?? null,
    ip: source.ip,
    userAgent: source.userAgent.slice(0, 300),
    ...entry,
  });
}
