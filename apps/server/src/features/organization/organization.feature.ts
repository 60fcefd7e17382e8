import type { Feature } from '../../feature/feature.ts';
import { orgInviteKind } from './org-invite.kind.ts';
import { organizationLog } from './organization.log.ts';
import { organizationRoutes } from './organization.routes.ts';
import { organizationSearch } from './organization.search.ts';
import { joinQueue, leaveOrganizations, organizationSitemap, orgInviteTodo } from './organization.sources.ts';
import { chartLink, manageLink } from './organization-link.ts';

export const organizationFeature: Feature = {
  routes: organizationRoutes,
  menuPages: [manageLink],
  standingPages: [chartLink],
  inviteKinds: [orgInviteKind],
  search: [organizationSearch],
  queue: [joinQueue],
  todo: [orgInviteTodo],
  sitemap: organizationSitemap,
  log: organizationLog,
  erase: leaveOrganizations,
};
