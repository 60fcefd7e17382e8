import { asc, inArray } from 'drizzle-orm';
import { messages } from '../../features/message/message.table.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { chinaInstant, earlierToday } from '../content/demo-day.ts';
import { demoDevices } from '../content/demo-devices.ts';
import { demoInteger, demoRandom } from '../content/demo-random.ts';
import { quietAccounts } from '../content/quiet-accounts.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { Doer, People } from './people.ts';

const minute = 60_000;

/** Logins from new devices and password changes, matching the messages about them. */
export async function notificationEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(inArray(messages.eventCode, ['LOGIN_NEW_DEVICE', 'PASSWORD_CHANGED']))
    .orderBy(asc(messages.id));
  return rows.map(({ userId, eventCode, params, sentAt }) => {
    const isLogin = eventCode === 'LOGIN_NEW_DEVICE';
    const device = 'device' in params ? demoDevices.find((name) => name === params.device) : undefined;
    return {
      at: sentAt,
      by: people.byId(userId) ?? null,
      entityId: userId,
      event: isLogin ? 'user.login' : 'user.changePassword',
      ...(device ? { device } : {}),
    };
  });
}

const login = (by: Doer, at: number): LogEntry => ({
  at: new Date(at),
  by,
  event: 'user.login',
  entityId: by.id,
});

/** A login before each user's first action of a day. */
function loginsBefore(entries: readonly LogEntry[]): LogEntry[] {
  const own = entries.filter(({ by, event, isAnonymous }) => by && event !== 'user.login' && !isAnonymous);
  const days = Map.groupBy(own, ({ by, at }) => `${by?.id} ${chinaDayOf(at)}`);
  return [...days].flatMap(([key, done]) => {
    const first = Math.min(...done.map(({ at }) => at.getTime()));
    const [{ by } = { by: null }] = done;
    if (!by) return [];
    // Who has just registered is logged in by that.
    const visit = login(by, first - demoInteger(`${key} before`, 2, 25) * minute);
    return visit.at > by.createdAt ? [visit] : [];
  });
}

/** People who log in today, with the share of the day elapsed. */
const today: readonly [string, number][] = [
  ['demo_enterprise', 0.37],
  ['op_policy', 0.44],
  ['demo_finance', 0.52],
  ['ent_e10', 0.58],
  ['person_03', 0.64],
  ['ent_e24', 0.71],
  ['op_admin', 0.86],
];

/** Visits without actions: mostly within the last two weeks, by operators on most days, by others rarely. */
function visits(by: Doer, day: string): LogEntry[] {
  const { loginName, userType, createdAt } = by;
  const at = (daysAgo: number, key = '') =>
    chinaInstant(addDays(day, -daysAgo), demoInteger(`${loginName} visit ${daysAgo}${key}`, 500, 1_270));
  const quiet = quietAccounts.get(loginName);
  if (quiet !== undefined) return quiet === null ? [] : [login(by, at(quiet))];
  const often = userType === '900' ? 0.4 : 0;
  const daily = Array.from({ length: 21 }, (_, ago) => ago + 1).filter(
    (ago) => demoRandom(`${loginName} there ${ago}`) < often,
  );
  return [demoInteger(`${loginName} last`, 1, 13), ...daily]
    .map((ago) => login(by, at(ago)))
    .filter((visit) => visit.at > createdAt);
}

/** Logins before actions, and logins of users who only browsed. */
export function loginEntries(entries: readonly LogEntry[], people: People, day: string): LogEntry[] {
  return [
    ...loginsBefore(entries),
    ...people.all.flatMap((by) => visits(by, day)),
    ...today.map(([loginName, share]) => login(people.named(loginName), earlierToday(day, share))),
  ];
}
