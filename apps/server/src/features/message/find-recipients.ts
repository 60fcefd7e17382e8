import { type Matter, type MatterChoice, presets } from '@portal/contract/message/reach-terms';
import type { Language } from '@portal/texts/languages';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { mailFaults } from '../../platform/mail/mail-message.table.ts';
import type { MemberRole } from '../../platform/session/actor.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { users } from '../identity/user.table.ts';
import { quietHours, reachChoices } from './message.table.ts';
import type { QuietHours } from './quiet-hours.ts';

/** Users by id, or an enterprise's members with one of the roles; without roles, all its members. */
export type Recipients =
  | { userIds: readonly string[] }
  | { enterpriseId: string; memberRoles?: readonly MemberRole[] };

export interface Recipient {
  id: string;
  phoneNumber: string;
  quiet: QuietHours | null;
  /** A confirmed address that takes mails; null without one. */
  email: string | null;
  language: Language;
  /** What they chose for the matter. */
  choice: MatterChoice;
}

function membersOf(tx: Db, enterpriseId: string, memberRoles: readonly MemberRole[] | undefined) {
  return tx
    .select({ id: enterpriseMembers.userId })
    .from(enterpriseMembers)
    .where(
      and(
        eq(enterpriseMembers.enterpriseId, enterpriseId),
        eq(enterpriseMembers.status, 'ACTIVE'),
        memberRoles && inArray(enterpriseMembers.memberRole, [...memberRoles]),
      ),
    );
}

const { site, sms, mail, timing } = reachChoices;

/** Recipients whose account has not ended, with their choices for a matter. */
export async function findRecipients(tx: Db, recipients: Recipients, matter: Matter): Promise<Recipient[]> {
  const ids =
    'userIds' in recipients
      ? [...recipients.userIds]
      : membersOf(tx, recipients.enterpriseId, recipients.memberRoles);
  const takesMail = and(sql`${users.emailProvenAt} is not null`, isNull(mailFaults.address));
  const rows = await tx
    .select({
      id: users.id,
      phoneNumber: users.phoneNumber,
      email: sql<string | null>`case when ${takesMail} then ${users.email} end`,
      language: sql<Language>`${users.language}`,
      quiet: { enabled: quietHours.enabled, from: quietHours.from, to: quietHours.to },
      choice: { site, sms, mail, timing },
    })
    .from(users)
    .leftJoin(quietHours, eq(quietHours.userId, users.id))
    .leftJoin(reachChoices, and(eq(reachChoices.userId, users.id), eq(reachChoices.matter, matter)))
    .leftJoin(mailFaults, eq(mailFaults.address, users.email))
    .where(and(inArray(users.id, ids), ne(users.status, 'CANCELLED')))
    .orderBy(asc(users.id));
  return rows.map((row) => ({ ...row, choice: row.choice ?? presets.STANDARD[matter] }));
}
