import { inviteExport, inviteQueryList, inviteSave } from '@portal/contract/invite/public';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { mayManageMembers } from '../member/member.policy.ts';
import { sendInvite } from './send-invite.ts';
import { countInvitesOf, listInvitesOf } from './sent.queries.ts';
import { inviteColumns, viewSentInvite } from './sent.view.ts';

/** Endpoints for the invitations an enterprise has sent. */
export function sentInviteRoutes(_deps: Deps): BoundEndpoint[] {
  return [
    bind(inviteSave, sendInvite),
    bind(inviteQueryList, ({ db, actor, now }, input) => {
      // Members without the right to invite see no invitations.
      const enterpriseId = mayManageMembers(actor) ? (actor.enterpriseId ?? '') : '';
      const which = { ...input, enterpriseId, now };
      return pageOfTabs(
        input,
        listInvitesOf(db, which),
        { counts: countInvitesOf(db, which), tab: input.status },
        (row) => viewSentInvite(row, actor, now),
      );
    }),
    bindRaw(inviteExport, (ctx, filter) => {
      const { now } = ctx;
      const which = { ...filter, enterpriseId: ctx.actor.enterpriseId ?? '', now };
      return ctx.exporter.send(ctx, {
        name: '成员邀请',
        entity: 'invite',
        filter,
        columns: inviteColumns(now),
        count: (tx) => countOfTab(countInvitesOf(tx, which), filter.status),
        read: (tx, page) => listInvitesOf(tx, { ...which, ...page }),
      });
    }),
  ];
}
