import { type MessageGroup, messageGroups } from '@portal/contract/message-event';
import type { Language } from '@portal/texts/languages';
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { MemberRole } from '../../platform/session/actor.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { users } from '../identity/user.table.ts';
import { messageSettings, quietHours } from './message.table.ts';
import type { QuietHours } from './quiet-hours.ts';

/** Users by id, or an enterprise's members with one of the roles; without roles, all its members. */
export type Recipients =
  | { userIds: readonly string[] }
  | { enterpriseId: string; memberRoles?: readonly MemberRole[] };

export interface Recipient {
  id: string;
  phoneNumber: string;
  quiet: QuietHours | null;
  email: string | null;
  language: Language;
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

/** Recipients whose account has not ended and who have not switched the group off. */
export function findRecipients(tx: Db, recipients: Recipients, group: MessageGroup): Promise<Recipient[]> {
  const ids =
    'userIds' in recipients
      ? [...recipients.userIds]
      : membersOf(tx, recipients.enterpriseId, recipients.memberRoles);
  const switchedOff = tx
    .select({ one: sql`1` })
    .from(messageSettings)
    .where(
      and(
        eq(messageSettings.userId, users.id),
        eq(messageSettings.group, group),
        eq(messageSettings.enabled, false),
      ),
    );
  return tx
    .select({
      id: users.id,
      phoneNumber: users.phoneNumber,
      email: users.email,
      language: sql<Language>`${users.language}`,
      quiet: { enabled: quietHours.enabled, from: quietHours.from, to: quietHours.to },
    })
    .from(users)
    .leftJoin(quietHours, eq(quietHours.userId, users.id))
    .where(
      and(
        inArray(users.id, ids),
        ne(users.status, 'CANCELLED'),
        messageGroups[group].alwaysOn ? undefined : notExists(switchedOff),
      ),
    )
    .orderBy(asc(users.id));
}
