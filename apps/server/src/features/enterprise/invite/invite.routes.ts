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
import { createExporter } from '../../../platform/xlsx/exporter.ts';
import { findUser } from '../../identity/user.public.ts';
import { mayManageMembers } from '../member/member.policy.ts';
import { countInvitesOf, findInvite, listInvitesOf } from './invite.queries.ts';
import { inviteColumns, viewInvite, viewSentInvite } from './invite.view.ts';
import { operateInvite } from './operate-invite.ts';
import { sendInvite } from './send-invite.ts';

export function inviteRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  const exporter = createExporter(deps);
  return [
    bind(inviteSave, ({ input, ...source }) => sendInvite(deps, input, source)),
    bind(inviteQueryList, async ({ input: { pageNo, pageSize, ...filter }, actor }) => {
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
    bindRaw(inviteExport, ({ input: filter, ...call }) => {
      const now = clock.now();
      const which = { ...filter, enterpriseId: call.actor.enterpriseId ?? '', now };
      return exporter.send(call, {
        name: '成员邀请',
        entity: 'invite',
        filter,
        columns: inviteColumns(now),
        count: (tx) => countInvitesOf(tx, which),
        read: (tx, page) => listInvitesOf(tx, { ...which, ...page }),
      });
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
