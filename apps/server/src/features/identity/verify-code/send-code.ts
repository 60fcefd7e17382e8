import { randomInt } from 'node:crypto';
import { ulid } from 'ulidx';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enterSms } from '../../../platform/sms/enter-sms.ts';
import type { SmsOutbox } from '../../../platform/sms/sms-outbox.ts';
import { type CodeScene, verifyCodes } from '../proof.table.ts';
import { hashCode } from './code-hash.ts';
import { requireCodeLimits } from './code-limits.ts';
import { refuseByProvider } from './describe-refusal.ts';
import { requirePhoneSign } from './phone-sign.ts';

const minute = 60_000;
const codeLifeMs = 5 * minute;
const secondsBetween = 60;

export type CodeDeps = Pick<Deps, 'database' | 'clock' | 'env'> & { outbox: SmsOutbox };

export interface CodeRequest {
  phoneNumber: string;
  sign: string;
  scene: CodeScene;
  ip: string;
}

/**
 * Sends a code. Whether the number has an account plays no part, so that nobody learns it from the answer.
 * @throws {AppError} 200008, 429001 with the seconds to wait, 100002 for a number the provider does not know
 */
export async function sendCode(
  { database, clock, env, outbox }: CodeDeps,
  { phoneNumber, sign, scene, ip }: CodeRequest,
): Promise<{ retryAfter: number; demoCode?: string }> {
  requirePhoneSign(phoneNumber, sign);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const smsId = await inTransaction(database.db, async (tx) => {
    await requireCodeLimits(tx, clock, { phoneNumber, ip, ipPerHour: env.CODES_PER_ADDRESS_PER_HOUR });
    const createdAt = clock.now();
    const id = ulid(createdAt.getTime());
    const expiresAt = new Date(createdAt.getTime() + codeLifeMs);
    const codeHash = hashCode(id, code);
    await tx.insert(verifyCodes).values({ id, phoneNumber, scene, codeHash, ip, createdAt, expiresAt });
    const parameters = { code, minutes: String(codeLifeMs / minute) };
    return enterSms(tx, clock, { phoneNumber, template: 'VERIFY_CODE', parameters });
  });
  await outbox.deliver(smsId).catch(refuseByProvider);
  return { retryAfter: secondsBetween, ...(env.DEMO ? { demoCode: code } : {}) };
}
