import { retCodes } from '@portal/contract/ret-code';
import { and, asc, desc, eq, gt, like, type SQL } from 'drizzle-orm';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { countedAddress, networksOfASite, siteOf } from '../../../platform/http/counted-address.ts';
import { type CodeScene, verifyCodes } from '../proof.table.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How many codes a number may be sent for one purpose. Days are those of Asia/Shanghai. */
const codeLimits = { phonePerMinute: 1, phonePerHour: 5, phonePerDay: 10 };

const chinaMidnight = (now: number) => startOfChinaDay(chinaDayOf(now)).getTime();

const tooFrequent = (freeAt: number, now: number) =>
  new AppError(retCodes.TOO_FREQUENT, {
    data: { retryAfter: Math.max(1, Math.ceil((freeAt - now) / second)) },
  });

/** When the next code may be sent: once fewer than `most` of the given times are within the window. */
function freeAfter(times: readonly number[], most: number, windowMs: number, now: number): number | null {
  const inWindow = times.filter((time) => time > now - windowMs);
  const leaving = inWindow[inWindow.length - most];
  return leaving === undefined ? null : leaving + windowMs;
}

async function lockSubjects(tx: Db, subjects: readonly string[]): Promise<void> {
  for (const subject of [...subjects].sort()) {
    await takeTurn(tx, subject);
  }
}

interface CodeAsked {
  phoneNumber: string;
  scene: CodeScene;
  ip: string;
  ipPerHour: number;
}

/**
 * Checks the rate limits. Until the transaction ends, no other code is sent to this number for this purpose, or
 * requested from this address or site.
 * @throws {AppError} 429001 with the seconds to wait
 */
export async function requireCodeLimits(
  tx: Db,
  clock: Clock,
  { phoneNumber, scene, ip, ipPerHour }: CodeAsked,
): Promise<void> {
  const address = countedAddress(ip);
  const site = siteOf(ip);
  await lockSubjects(tx, [`code:phone:${phoneNumber}:${scene}`, `code:ip:${site ?? address}`]);
  const now = clock.now().getTime();
  const midnight = chinaMidnight(now);
  const at = { at: verifyCodes.createdAt };
  const since = new Date(Math.min(midnight - 1, now - hour));
  const ofPhone = await tx
    .select(at)
    .from(verifyCodes)
    .where(
      and(
        eq(verifyCodes.phoneNumber, phoneNumber),
        eq(verifyCodes.scene, scene),
        gt(verifyCodes.createdAt, since),
      ),
    )
    .orderBy(asc(verifyCodes.createdAt));
  const latestOf = async (from: SQL, most: number) => {
    const rows = await tx
      .select(at)
      .from(verifyCodes)
      .where(and(from, gt(verifyCodes.createdAt, new Date(now - hour))))
      .orderBy(desc(verifyCodes.createdAt))
      .limit(most);
    return rows.map((row) => row.at.getTime()).reverse();
  };
  const ofAddress = await latestOf(eq(verifyCodes.ip, address), ipPerHour);
  const sitePerHour = ipPerHour * networksOfASite;
  const ofSite = site === null ? [] : await latestOf(like(verifyCodes.ip, `${site}%`), sitePerHour);
  const phoneTimes = ofPhone.map((row) => row.at.getTime());
  const today = phoneTimes.filter((time) => time >= midnight).length;
  const waits = [
    freeAfter(phoneTimes, codeLimits.phonePerMinute, minute, now),
    freeAfter(phoneTimes, codeLimits.phonePerHour, hour, now),
    today >= codeLimits.phonePerDay ? midnight + day : null,
    freeAfter(ofAddress, ipPerHour, hour, now),
    freeAfter(ofSite, sitePerHour, hour, now),
  ].filter((wait) => wait !== null);
  if (waits.length > 0) throw tooFrequent(Math.max(...waits), now);
}
