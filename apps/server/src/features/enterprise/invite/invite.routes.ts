import {
  inviteExport,
  inviteOperate,
  inviteQueryDetail,
  inviteQueryList,
  inviteSave,
} from '@portal/contract/invite';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { findUser } from '../../identity/user.public.ts';
import { mayManageMembers } from '../member/member.policy.ts';
import { countInvitesOf, findInvite, listInvitesOf } from './invite.queries.ts';
import { inviteColumns, viewInvite, viewSentInvite } from './invite.view.ts';
import { operateInvite } from './operate-invite.ts';
import { sendInvite } from './send-invite.ts';

export function inviteRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  return [
    bind(inviteSave, sendInvite),
    bind(inviteQueryList, async ({ actor }, { pageNo, pageSize, ...filter }) => {
      // Who may not invite sees none.
      const enterpriseId = mayManageMembers(actor) ? (actor.enterpriseId ?? '') : '';
      const now = clock.now();
      const which = { ...filter, enterpriseId, now };
      const [rows, total] = await Promise.all([
        listInvitesOf(db, { ...which, pageNo, pageSize }),
        countInvitesOf(db, which),
      ]);
      const shown = rows.map((row) => viewSentInvite(row, actor, now));
      return { rows: shown, total, totalIsExact: true, pageNo, pageSize };
    }),
    bindRaw(inviteExport, (ctx, filter) => {
      const now = clock.now();
      const which = { ...filter, enterpriseId: ctx.actor.enterpriseId ?? '', now };
      return ctx.exporter.send(ctx, {
        name: '成员邀请',
        entity: 'invite',
        filter,
        columns: inviteColumns(now),
        count: (tx) => countInvitesOf(tx, which),
        read: (tx, page) => listInvitesOf(tx, { ...which, ...page }),
      });
    }),
    bind(inviteQueryDetail, async ({ actor }, input) => {
      const invite = await findInvite(db, input.id);
      if (!invite) throw notFound();
      const user = actor ? await findUser(db, actor.userId) : undefined;
      return viewInvite(invite, user ?? null, clock.now());
    }),
    bind(inviteOperate, operateInvite),
  ];
}
