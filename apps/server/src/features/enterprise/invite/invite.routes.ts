import { inviteOperate, inviteQueryDetail, inviteQueryList, inviteSave } from '@portal/contract/invite';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { findUser } from '../../identity/user.public.ts';
import { mayManageMembers } from '../member/member.policy.ts';
import { countInvitesOf, findInvite, listInvitesOf } from './invite.queries.ts';
import { viewInvite, viewSentInvite } from './invite.view.ts';
import { operateInvite } from './operate-invite.ts';
import { sendInvite } from './send-invite.ts';

export function inviteRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  return [
    bind(inviteSave, ({ input, ...source }) => sendInvite(deps, input, source)),
    bind(inviteQueryList, async ({ input: { pageNo, pageSize }, actor }) => {
      // Who may not invite sees none.
      const enterpriseId = mayManageMembers(actor) ? (actor.enterpriseId ?? '') : '';
      const [rows, total] = await Promise.all([
        listInvitesOf(db, enterpriseId, { pageNo, pageSize }),
        countInvitesOf(db, enterpriseId),
      ]);
      const now = clock.now();
      const shown = rows.map((row) => viewSentInvite(row, actor, now));
      return { rows: shown, total, totalIsExact: true, pageNo, pageSize };
    }),
    bind(inviteQueryDetail, async ({ input, actor }) => {
      const invite = await findInvite(db, input.id);
      if (!invite) throw notFound();
      const user = actor ? await findUser(db, actor.userId) : undefined;
      return viewInvite(invite, user ?? null, clock.now());
    }),
    bind(inviteOperate, ({ input, ...source }) => operateInvite(deps, input, source)),
  ];
}
