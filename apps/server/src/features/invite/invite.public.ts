import { randomBytes } from 'node:crypto';
import { type InviteKind, type InviteStatus, inviteLifeDays } from '@portal/contract/invite/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { and, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { maskPhone } from '../../platform/text/mask.ts';
import { users } from '../identity/user.table.ts';
import { invites } from './invite.table.ts';
import type { Invite } from './invite-policy.public.ts';

const dayMs = 86_400_000;
/** Maximum number of pending invitations to the same target. */
const maxOpen = 30;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 128 random bits in the format of every id, so that it cannot be guessed from the time of sending. */
function secretId(): string {
  let rest = BigInt(`0x${randomBytes(16).toString('hex')}`);
  let id = '';
  for (let at = 0; at < 26; at++) {
    id = alphabet[Number(rest & 31n)] + id;
    rest >>= 5n;
  }
  return id;
}

/** Content of an invitation. */
interface Letter {
  kind: InviteKind;
  targetId: string;
  phoneNumber: string | null;
  role?: string | null;
  title?: string;
  message?: string;
  maxUses?: number;
}

/** A condition for lists: the status as of now, expiry included. */
export const hasStatus =
  (now: Date) =>
  (status: InviteStatus | undefined): SQL | undefined => {
    if (status === undefined) return undefined;
    const { status: stored, expiresAt } = invites;
    if (status === 'SENT') return and(eq(stored, 'SENT'), gt(expiresAt, now));
    return status === 'EXPIRED' ? and(eq(stored, 'SENT'), lte(expiresAt, now)) : eq(stored, status);
  };

const openOf = ({ kind, targetId }: Pick<Letter, 'kind' | 'targetId'>) =>
  and(eq(invites.kind, kind), eq(invites.targetId, targetId), eq(invites.status, 'SENT'));

/**
 * Creates an invitation and ends an older one of the same kind to the number.
 * @throws {AppError} 100002 at the number's field if too many invitations are pending
 */
export async function openInvite(
  tx: Db,
  ctx: Context,
  letter: Letter,
  field = 'phoneNumber',
): Promise<Invite> {
  const { actor, now } = ctx;
  const { phoneNumber } = letter;
  // Serialised, or two invitations to a number could be open together.
  const lock = `invite:${letter.targetId}`;
  await takeTurn(tx, lock);
  if ((await tx.$count(invites, and(openOf(letter), gt(invites.expiresAt, now)))) >= maxOpen)
    throw fieldsRefused({ [field]: m.fault_open_invitations({ max: maxOpen }) });
  if (phoneNumber !== null)
    await tx
      .update(invites)
      .set({ status: 'WITHDRAWN', answeredAt: now, version: sql`${invites.version} + 1` })
      .where(and(openOf(letter), eq(invites.phoneNumber, phoneNumber)));
  const [invite] = await tx
    .insert(invites)
    .values({
      ...letter,
      id: secretId(),
      inviterId: actor.userId,
      expiresAt: new Date(now.getTime() + inviteLifeDays * dayMs),
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
    })
    .returning();
  if (!invite) throw new Error('failed to insert invitation');
  const { role, title, maxUses } = invite;
  await writeLog(tx, ctx, {
    event: 'invite.save',
    entity: 'invite',
    entityId: invite.id,
    after: {
      phoneNumber: phoneNumber === null ? '' : maskPhone(phoneNumber),
      ...(role === null ? {} : { memberRole: role }),
      ...(title === '' ? {} : { title }),
      ...(maxUses === 1 ? {} : { maxUses }),
    },
  });
  await invalidateTags(tx, ['invite']);
  return invite;
}

/** Only numbers with an account get a message; the inviter passes the link on to the others. */
export async function accountsOf(tx: Db, { phoneNumber }: Pick<Invite, 'phoneNumber'>): Promise<string[]> {
  if (phoneNumber === null) return [];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.phoneNumber, phoneNumber),
        inArray(users.userType, ['100', '200']),
        ne(users.status, 'CANCELLED'),
      ),
    );
  return rows.map(({ id }) => id);
}

export const inviteLink = ({ id }: Pick<Invite, 'id'>): string => paths.invite(id);
