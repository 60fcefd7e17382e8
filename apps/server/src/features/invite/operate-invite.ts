import type { inviteOperate } from '@portal/contract/invite/public';
import { eq } from 'drizzle-orm';
import type { InviteKindSource } from '../../feature/invite-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { requireVersion } from '../../platform/database/versioned.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { getUser } from '../identity/user.public.ts';
import { invites } from './invite.table.ts';
import { type Invite, nextInviteStatus, requireInvited } from './invite-policy.public.ts';

/** Invitation kinds by name. */
export type InviteKinds = ReadonlyMap<string, InviteKindSource>;

export function kindOfInvite(kinds: InviteKinds, { kind }: Pick<Invite, 'kind'>): InviteKindSource {
  const source = kinds.get(kind);
  if (!source) throw new Error(`no feature handles invitations of kind ${kind}`);
  return source;
}

async function lockInvite(tx: Db, id: string): Promise<Invite> {
  const [row] = await tx.select().from(invites).where(eq(invites.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/**
 * Accepts, declines or withdraws an invitation. To callers without the right to withdraw it, it does not exist.
 * @throws {AppError} 500404, 300002, 500409, 500012
 */
export const operateInvite =
  (kinds: InviteKinds): Verb<typeof inviteOperate> =>
  (ctx, { id, event, version }) =>
    inTurn(ctx, `invite ${id}`, async (tx) => {
      const { actor, now } = ctx;
      const invite = await lockInvite(tx, id);
      const kind = kindOfInvite(kinds, invite);
      const user = await getUser(tx, actor.userId);
      if (event !== 'withdraw') requireInvited(invite, user);
      else if (!kind.mayWithdraw(invite, actor)) throw notFound();
      // Others may use a shared link in the meantime, which must not make it stale for the next person.
      if (invite.maxUses === 1 || event === 'withdraw') requireVersion(invite, version);
      const status = nextInviteStatus(invite, event, now);
      const isAccepted = event === 'accept';
      const moved = await moveState(tx, ctx, invites, invite, {
        entity: 'invite',
        event,
        set: {
          status,
          acceptedBy: isAccepted ? user.id : null,
          uses: invite.uses + (isAccepted ? 1 : 0),
          answeredAt: now,
        },
        logged: (row) => ({ status: row.status }),
      });
      if (isAccepted) await kind.join(tx, ctx, invite, user.id);
      if (event !== 'withdraw') {
        const { name } = await kind.readTarget(tx, invite.targetId);
        await kind.notify(tx, { invite, event, person: user.name, name, now });
      }
      await invalidateTags(tx, ['invite']);
      return { status, version: moved.version };
    });
