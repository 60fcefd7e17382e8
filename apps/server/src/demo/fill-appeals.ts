import { appealWorkingDays } from '@portal/contract/identity/phone-appeal';
import { inArray } from 'drizzle-orm';
import { recordCase } from '../features/case/case.public.ts';
import { appealLink, closeAppeal } from '../features/identity/appeal/close-appeal.ts';
import { phoneAppeals } from '../features/identity/appeal/phone-appeal.table.ts';
import { users } from '../features/identity/user.table.ts';
import { sendMessage } from '../features/message/message.public.ts';
import { addDays } from '../platform/china-time.ts';
import { maskPhone } from '../platform/text/mask.ts';
import { addWorkingDays } from '../platform/working-days.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const hour = 3_600_000;

interface DemoAppeal {
  person: string;
  daysAgo: number;
  newPhoneNumber: string;
  reason: string;
  /** The administrator's reason for refusing. */
  refusedFor?: string;
}

const appeals: readonly DemoAppeal[] = [
  {
    person: 'person_13',
    daysAgo: 1,
    newPhoneNumber: '15420009013',
    reason: '旧手机在花市丢失，号码已挂失停机，换用新号码。可到服务大厅出示工牌和身份证件核实。',
  },
  {
    person: 'person_14',
    daysAgo: 75,
    newPhoneNumber: '15420009014',
    reason: '手机遗失后补办不便，想先改用家人的号码接收通知。',
    refusedFor: '电话回访未能核实本人身份，请持身份证件到服务大厅办理。',
  },
];

async function readPeople({ tx }: DemoContext) {
  const names = appeals.map(({ person }) => person);
  return tx
    .select()
    .from(users)
    .where(inArray(users.loginName, [...names, 'op_admin']));
}

/** Appeals of users who lost their number: one is pending, one was refused. */
export async function fillAppeals(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const people = await readPeople(context);
  const named = (loginName: string) => {
    const found = people.find((one) => one.loginName === loginName);
    if (!found) throw new Error(`the demo park has no ${loginName}`);
    return found;
  };
  for (const { person, daysAgo, newPhoneNumber, reason, refusedFor } of appeals) {
    const user = named(person);
    const { id: userId, phoneNumber: oldPhoneNumber, name } = user;
    const now = new Date(chinaInstant(addDays(today, -daysAgo), 605));
    const id = demoId('phone-appeal', person);
    const dueAt = addWorkingDays(now, appealWorkingDays);
    await tx.insert(phoneAppeals).values({
      id,
      userId,
      oldPhoneNumber,
      newPhoneNumber,
      reason,
      dueAt,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    });
    const phone = maskPhone(newPhoneNumber);
    await sendMessage(tx, {
      eventCode: 'PHONE_APPEALED',
      userIds: [userId],
      link: appealLink,
      now,
      params: { time: now.getTime(), phone },
    });
    await recordCase(tx, {
      kind: 'PHONE_APPEAL',
      bizId: id,
      userId,
      dueAt,
      link: appealLink,
      now,
      state: 'PENDING',
      event: { event: 'submit', params: { phone }, by: { name } },
    });
    if (refusedFor === undefined) continue;
    const decidedAt = new Date(now.getTime() + 5 * hour);
    await closeAppeal(
      tx,
      { id, userId },
      {
        state: 'REFUSED',
        now: decidedAt,
        by: named('op_admin').id,
        opinion: refusedFor,
        event: { event: 'refuse', params: { reason: refusedFor }, by: { agent: 'PLATFORM' } },
      },
    );
    await sendMessage(tx, {
      eventCode: 'PHONE_APPEAL_REFUSED',
      userIds: [userId],
      link: appealLink,
      now: decidedAt,
      params: { opinion: refusedFor },
    });
  }
}
