import { messageEvents } from '@portal/contract/collected/message-events';
import type { ReachAnswer } from '@portal/contract/message/reach';
import {
  type Matter,
  type MatterChoice,
  matterCodes,
  matterOf,
  presetCodes,
  presets,
  type ReachPlan,
} from '@portal/contract/message/reach-terms';
import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { mailFaults } from '../../../platform/mail/mail-message.table.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { users } from '../../identity/user.table.ts';
import { digestItems, mailProofs, messages, reachChoices } from '../message.table.ts';
import { countSent } from './count-sent.ts';

const countedMs = 30 * 86_400_000;

export async function findPlan(db: Db, userId: string): Promise<ReachPlan> {
  const rows = await db.select().from(reachChoices).where(eq(reachChoices.userId, userId));
  const chosen = rows.map(({ matter, site, sms, mail, timing }) => [matter, { site, sms, mail, timing }]);
  return { ...presets.STANDARD, ...(Object.fromEntries(chosen) as Partial<ReachPlan>) };
}

type FoundMail = Awaited<ReturnType<typeof findMail>>;

const isSame = (one: MatterChoice, other: MatterChoice) =>
  one.site === other.site && one.sms === other.sms && one.mail === other.mail && one.timing === other.timing;

async function findMail(db: Db, userId: string) {
  const [row] = await db
    .select({
      address: users.email,
      phoneNumber: users.phoneNumber,
      provenAt: users.emailProvenAt,
      since: mailFaults.since,
      answer: mailFaults.answer,
      askedAt: mailProofs.askedAt,
      askedFor: mailProofs.address,
    })
    .from(users)
    .leftJoin(mailFaults, eq(mailFaults.address, users.email))
    .leftJoin(mailProofs, eq(mailProofs.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  return row;
}

function stateOf({ address, provenAt, since }: FoundMail): ReachAnswer['mail']['state'] {
  if (!address) return 'NONE';
  if (since) return 'FAILING';
  return provenAt ? 'PROVEN' : 'UNPROVEN';
}

const viewMail = (found: FoundMail): ReachAnswer['mail'] => ({
  state: stateOf(found),
  address: found.address ?? '',
  failingSince: found.since?.getTime() ?? null,
  answer: found.answer ?? '',
  askedAt: found.askedFor === found.address ? (found.askedAt?.getTime() ?? null) : null,
});

/** A user's choices, with what they, and the ready-made plans, would have sent in the last 30 days. */
export async function getReach(db: Db, userId: string, now: Date): Promise<ReachAnswer> {
  const plan = await findPlan(db, userId);
  const found = await findMail(db, userId);
  const mail = viewMail(found);
  const since = new Date(now.getTime() - countedMs);
  const received = await db
    .select({ eventCode: messages.eventCode, sentAt: messages.sentAt })
    .from(messages)
    .where(and(eq(messages.userId, userId), gte(messages.sentAt, since)));
  const waiting = await db
    .select({ dueAt: digestItems.dueAt })
    .from(digestItems)
    .where(eq(digestItems.userId, userId))
    .orderBy(digestItems.dueAt);
  const countOf = (matter: Matter) =>
    received.filter(({ eventCode }) => matterOf(messageEvents[eventCode]) === matter).length;
  const sentBy = (counted: ReachPlan) => {
    const sent = countSent(counted, received);
    return mail.state === 'PROVEN' ? sent : { ...sent, mail: 0 };
  };
  return {
    matters: matterCodes.map((matter) => ({ matter, ...plan[matter], received: countOf(matter) })),
    mail,
    phoneNumber: maskPhone(found.phoneNumber),
    sent: sentBy(plan),
    presets: presetCodes.map((preset) => ({
      preset,
      inUse: matterCodes.every((matter) => isSame(plan[matter], presets[preset][matter])),
      ...sentBy(presets[preset]),
    })),
    waiting: { count: waiting.length, dueAt: waiting[0]?.dueAt.getTime() ?? null },
  };
}
