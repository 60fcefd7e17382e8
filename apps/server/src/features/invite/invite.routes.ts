import { inviteOperate, inviteQueryDetail } from '@portal/contract/invite/public';
import { eq } from 'drizzle-orm';
import type { Contributions } from '../../feature/feature.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { findUser } from '../identity/user.public.ts';
import { users } from '../identity/user.table.ts';
import { invites } from './invite.table.ts';
import { type InviteKinds, kindOfInvite, operateInvite } from './operate-invite.ts';
import { viewInvite } from './view-invite.public.ts';

/** Endpoints shared by every kind of invitation; each kind has its own for sending. */
export function inviteRoutes(_deps: Deps, { inviteKinds }: Contributions): BoundEndpoint[] {
  const kinds: InviteKinds = new Map(inviteKinds.map((source) => [source.kind, source]));
  return [
    bind(inviteQueryDetail, async ({ db, actor, now }, { id }) => {
      const [row] = await db
        .select({ invite: invites, inviterName: users.name })
        .from(invites)
        .innerJoin(users, eq(users.id, invites.inviterId))
        .where(eq(invites.id, id));
      if (!row) throw notFound();
      const target = await kindOfInvite(kinds, row.invite).readTarget(db, row.invite.targetId);
      const user = actor ? await findUser(db, actor.userId) : undefined;
      return viewInvite({ ...row, target }, user ?? null, now);
    }),
    bind(inviteOperate, operateInvite(kinds)),
  ];
}
