import { addDays } from '../../platform/china-time.ts';
import { submissionOf } from './compose-audits.ts';
import type { DemoUser } from './compose-users.ts';
import { chinaInstant, earlierToday } from './demo-day.ts';
import { demoInteger, demoRandom } from './demo-random.ts';

const minute = 60_000;
const dayLength = 1_440 * minute;

/** Persons who registered recently, with days ago. */
const newcomers = new Map([
  ['person_21', 12],
  ['person_22', 1],
]);

const newest = 'person_23';

function asPerson(loginName: string, today: string): number {
  if (loginName === newest) return earlierToday(today, 0.45);
  const days = newcomers.get(loginName) ?? demoInteger(`${loginName} since`, 320, 700);
  return chinaInstant(addDays(today, -days), demoInteger(`${loginName} minute`, 500, 1_260));
}

/** An owner registers shortly before the application, colleagues after it was passed. */
function asMember(loginName: string, { enterprise, role }: NonNullable<DemoUser['member']>, today: string) {
  const submitted = submissionOf(enterprise, today);
  if (role === 'OWNER') {
    const days = demoInteger(`${loginName} days`, 0, 3);
    return submitted - days * dayLength - demoInteger(`${loginName} minutes`, 15, 150) * minute;
  }
  const daysIn = Math.floor((chinaInstant(today) - submitted) / dayLength) - 5;
  const days = 2 + Math.floor(daysIn * 0.7 * demoRandom(`${loginName} share`));
  return submitted + days * dayLength + demoInteger(`${loginName} minutes`, 0, 120) * minute;
}

/** When an account was created; operators existed before all others. */
export function registeredAt({ loginName, userType, member }: DemoUser, today: string): Date {
  if (userType === '900')
    return new Date(chinaInstant(addDays(today, -demoInteger(`${loginName} since`, 715, 760)), 560));
  return new Date(member ? asMember(loginName, member, today) : asPerson(loginName, today));
}
