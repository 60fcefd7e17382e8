import { demoInteger, demoRandom } from './demo-random.ts';
import { isActive } from './quiet-accounts.ts';

export interface DemoNotice {
  id: string;
  publishAt: Date;
  expireAt: Date | null;
  /** Whether it can still be confirmed. */
  inForce: boolean;
}

interface Owner {
  enterpriseId: string;
  /** When the enterprise joined the park; earlier notices do not concern it. */
  since: Date | null;
  userId: string;
  loginName: string;
}

const minute = 60_000;
const dayLength = 1_440 * minute;

/** The share that has confirmed: a third at first, almost all after some months. */
const shareAfter = (days: number): number => 0.97 - 0.68 * Math.exp(-days / 9);

/** Number of latest notices in force that the demo accounts have not confirmed yet. */
const openOf: Readonly<Record<string, number>> = { demo_enterprise: 2, demo_enterprise2: 1 };

function isConfirmed(
  { id, inForce }: DemoNotice,
  newer: number,
  { enterpriseId, loginName }: Owner,
  days: number,
) {
  const open = openOf[loginName];
  if (open !== undefined) return !inForce || newer >= open;
  return isActive({ loginName }) && demoRandom(`${id} ${enterpriseId} read`) < shareAfter(days);
}

/** Most confirm within days, during the day, and never later than `end`. */
function confirmedAt({ id, publishAt }: DemoNotice, { enterpriseId }: Owner, end: number): number {
  const key = `${id} ${enterpriseId}`;
  const days = Math.floor(-Math.log(1 - 0.999 * demoRandom(`${key} days`)) * 3);
  const first = publishAt.getTime() + demoInteger(key, 15, 420) * minute;
  const latest = Math.max(Math.floor((end - first) / dayLength), 0);
  return first + Math.min(days, latest) * dayLength;
}

/** Confirmations before `until` and before a notice expired; `notices` are sorted latest first. */
export function composeReceipts(notices: readonly DemoNotice[], owners: readonly Owner[], until: number) {
  return notices.flatMap((notice, at) => {
    const newer = notices.slice(0, at).filter(({ inForce }) => inForce).length;
    const end = Math.min(until, notice.expireAt?.getTime() ?? until);
    const days = Math.max((end - notice.publishAt.getTime()) / dayLength, 0);
    const asked = owners.filter(({ since }) => since !== null && since <= notice.publishAt);
    return asked.flatMap((owner) => {
      const time = confirmedAt(notice, owner, end);
      if (time >= end || !isConfirmed(notice, newer, owner, days)) return [];
      const { enterpriseId, userId } = owner;
      return [{ articleId: notice.id, enterpriseId, userId, at: new Date(time) }];
    });
  });
}
