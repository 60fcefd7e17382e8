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
  /** Number of the bulk run that the change is part of; its log row names it. */
  bulkRun?: string;
  /** Number of the handover that gives the work on; its log row names it. */
  handover?: string;
}

/** Names the run or the handover that a change is part of. */
const withOrigin = (entry: LogEntry, { bulkRun, handover }: LogSource): LogEntry =>
  bulkRun === undefined && handover === undefined
    ? entry
    : {
        ...entry,
        after: {
          ...(entry.after as object | undefined),
          ...(bulkRun !== undefined && { bulkRun }),
          ...(handover !== undefined && { handoverNo: handover }),
        },
      };

/** Rows of one statement; each takes ten or so of the 65,535 parameters that PostgreSQL allows. */
const perStatement = 4_000;

/** Writes the log rows of several changes at once, in their order; call it in the transaction of the changes. */
export async function writeLogs(tx: Db, source: LogSource, entries: readonly LogEntry[]): Promise<void> {
  const at = source.clock.now();
  const rows = entries.map((entry) => ({
    id: orderedId(at.getTime()),
    at,
    userId: source.actor?.userId ?? null,
    actingRole: source.actor?.actingAs ?? source.actor?.operatorRoles[0] ?? source.actor?.memberRole ?? null,
    ip: source.ip,
    userAgent: source.userAgent.slice(0, 300),
    ...withOrigin(entry, source),
  }));
  for (let from = 0; from < rows.length; from += perStatement)
    await tx.insert(operLogs).values(rows.slice(from, from + perStatement));
}

/** Writes the log row of a change; call it in the transaction of the change itself. */
export const writeLog = (tx: Db, source: LogSource, entry: LogEntry): Promise<void> =>
  writeLogs(tx, source, [entry]);
