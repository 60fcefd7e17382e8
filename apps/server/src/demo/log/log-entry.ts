import type { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { agentOf, type DemoDevice, usualDevice } from '../content/demo-devices.ts';
import { demoId } from '../content/demo-id.ts';
import { demoInteger } from '../content/demo-random.ts';
import type { Doer } from './people.ts';

/** An action as the real call would have logged it. */
export interface LogEntry {
  at: Date;
  /** Null for the system itself. */
  by: Doer | null;
  event: string;
  /** Only if it differs from the first part of the event. */
  entity?: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
  /** Only if it is not the person's usual device. */
  device?: DemoDevice;
  /** Done by a visitor who is not logged in. */
  isAnonymous?: boolean;
}

/** Addresses of private networks: the park's own, the enterprises' and others. */
function addressOf({ loginName, userType, enterpriseId }: Doer): string {
  const host = demoInteger(`${loginName} host`, 11, 240);
  if (userType === '900') return `10.8.1.${host}`;
  if (enterpriseId) return `10.20.${demoInteger(`${enterpriseId} net`, 1, 120)}.${host}`;
  return `172.${demoInteger(`${loginName} net`, 16, 31)}.${demoInteger(`${loginName} part`, 1, 250)}.${host}`;
}

export function logRow(entry: LogEntry): typeof operLogs.$inferInsert {
  const { at, by, event, entityId, before, after, reason, isAnonymous = false } = entry;
  const entity = entry.entity ?? event.split('.')[0] ?? '';
  return {
    id: demoId('oper-log', `${event} ${entity} ${entityId} ${at.getTime()} ${by?.id ?? ''}`),
    at,
    event,
    entity,
    entityId,
    before,
    after,
    reason: reason ?? null,
    userId: isAnonymous ? null : (by?.id ?? null),
    actingRole: isAnonymous ? null : (by?.role ?? null),
    ip: by ? addressOf(by) : '',
    userAgent: by ? agentOf(entry.device ?? usualDevice(by.loginName)) : '',
  };
}
