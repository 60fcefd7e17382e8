import { randomInt } from 'node:crypto';
import { ulid } from 'ulidx';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { countedAddress } from '../../../platform/http/counted-address.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { enterSms } from '../../../platform/sms/enter-sms.ts';
import { type CodeScene, verifyCodes } from '../proof.table.ts';
import { hashCode } from './code-hash.ts';
import { requireCodeLimits } from './code-limits.ts';
import { refuseByProvider } from './describe-refusal.ts';
import { requirePhoneSign } from './phone-sign.ts';

const minute = 60_000;
const codeLifeMs = 5 * minute;
const secondsBetween = 60;

export interface CodeRequest {
  phoneNumber: string;
  sign: string;
  scene: CodeScene;
}

/**
 * Sends a code. The answer never depends on whether the number has an account, so that nobody can find out.
 * @throws {AppError} 200008, 429001 with the seconds to wait, 100002 for a number the provider does not know
 */
export async function sendCode(
  ctx: Context<Actor | null>,
  { phoneNumber, sign, scene }: CodeRequest,
): Promise<{ retryAfter: number; demoCode?: string }> {
  const { ip } = ctx;
  requirePhoneSign(phoneNumber, sign);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const smsId = await inTransaction(ctx.db, async (tx) => {
    await requireCodeLimits(tx, ctx.clock, {
      phoneNumber,
      scene,
      ip,
      ipPerHour: ctx.env.CODES_PER_ADDRESS_PER_HOUR,
    });
    const createdAt = ctx.now;
    const id = ulid(createdAt.getTime());
    const expiresAt = new Date(createdAt.getTime() + codeLifeMs);
    const codeHash = hashCode(id, code);
    await tx
      .insert(verifyCodes)
      .values({ id, phoneNumber, scene, codeHash, ip: countedAddress(ip), createdAt, expiresAt });
    const parameters = { code, minutes: String(codeLifeMs / minute) };
    return enterSms(tx, ctx.clock, { phoneNumber, template: 'VERIFY_CODE', parameters });
  });
  await ctx.outbox.deliver(smsId).catch(refuseByProvider);
  return { retryAfter: secondsBetween, ...(ctx.env.DEMO ? { demoCode: code } : {}) };
}
