import { messageEvents } from '@portal/contract/collected/message-events';
import { matterOf } from '@portal/contract/message/reach-terms';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { digestItems, mailProofs, messages, reachChoices } from '../features/message/message.table.ts';
import { mailFaults, mailMessages } from '../platform/mail/mail-message.table.ts';
import { chinaInstant } from './content/demo-day.ts';
import type { DemoContext } from './demo-context.ts';

const dayMs = 86_400_000;
const refusal = 'MailRefused: mail not sent: 550 EENVELOPE RCPT TO';
const nineMs = 9 * 3_600_000;

/** Where messages reach people: a confirmed address, one that waits for its link, and one that refuses mails. */
export async function fillReach({ tx, today }: DemoContext): Promise<void> {
  const at = new Date(chinaInstant(today));
  const enter = async (loginName: string, email: string, emailProvenAt: Date | null) => {
    const [user] = await tx
      .update(users)
      .set({ email, emailProvenAt })
      .where(eq(users.loginName, loginName))
      .returning({ id: users.id });
    if (!user) throw new Error(`no account ${loginName}`);
    return user.id;
  };
  const owner = await enter('demo_enterprise', 'owner@demo.example', at);
  const person = await enter('demo_person', 'person@demo.example', null);
  await enter('demo_finance', 'finance@demo.example', at);
  await tx.insert(mailFaults).values({
    address: 'finance@demo.example',
    answer: refusal,
    since: at,
  });
  await tx.insert(mailProofs).values({
    userId: person,
    keyHash: 'demo',
    address: 'person@demo.example',
    askedAt: at,
    expiresAt: new Date(at.getTime() + dayMs),
  });
  await tx.insert(reachChoices).values({
    userId: owner,
    matter: 'COMMUNITY',
    site: true,
    sms: false,
    mail: true,
    timing: 'DAY',
    updatedAt: at,
  });
  // What the mail server did not take, for the office.
  await tx.insert(mailMessages).values({
    id: `demo-${today}`,
    address: 'finance@demo.example',
    subject: '',
    body: '',
    language: 'zh',
    status: 'FAILED',
    tries: 1,
    answer: refusal,
    createdAt: at,
  });
  const recent = await tx
    .select({ id: messages.id, eventCode: messages.eventCode, params: messages.params })
    .from(messages)
    .where(and(eq(messages.userId, owner), eq(messages.level, 'NORMAL')))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(3);
  if (recent.length === 0) return;
  await tx.insert(digestItems).values(
    recent.map((message) => ({
      ...message,
      userId: owner,
      matter: matterOf(messageEvents[message.eventCode]),
      dueAt: new Date(at.getTime() + dayMs + nineMs),
      createdAt: at,
    })),
  );
}
