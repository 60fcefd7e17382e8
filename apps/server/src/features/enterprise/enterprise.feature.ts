import { auditors, licencePurpose } from '@portal/contract/enterprise/admission';
import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { admissionRoutes } from './admission/admission.routes.ts';
import { leaveEnterprises, ownsEnterprise } from './enterprise.account-end.ts';
import { enterpriseCollect } from './enterprise.collect.ts';
import { enterpriseLog } from './enterprise.log.ts';
import { enterprisePalette } from './enterprise.palette.ts';
import { changeQueue, entryQueue } from './enterprise.queue.ts';
import { enterpriseRoutes } from './enterprise.routes.ts';
import { enterpriseSearch } from './enterprise.search.ts';
import { enterpriseSetup } from './enterprise.setup.ts';
import { enterpriseSitemap } from './enterprise.sitemap.ts';
import { enterprises } from './enterprise.table.ts';
import { inviteTodo, joinTodo } from './enterprise.todo.ts';
import { enterpriseUses } from './enterprise.uses.ts';
import { enterpriseImporter } from './import/enterprise.importer.ts';
import { memberImporter } from './import/member.importer.ts';
import { enterpriseInviteKind } from './invite/enterprise-invite.kind.ts';
import { sentInviteRoutes } from './invite/sent.routes.ts';
import { enterpriseBulk } from './manage/enterprise.bulk.ts';
import { manageEnterpriseRoutes } from './manage/manage-enterprise.routes.ts';
import { memberRoutes } from './member/member.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';

export const enterpriseFeature: Feature = {
  routes: (deps, all) => [
    ...enterpriseRoutes(deps),
    ...admissionRoutes(all),
    ...profileRoutes(deps),
    ...memberRoutes(deps),
    ...sentInviteRoutes(deps),
    ...manageEnterpriseRoutes(all),
  ],
  menuPages: [paths.enterprisePreserve(), paths.manageAudits()],
  importers: [enterpriseImporter, memberImporter],
  bulk: [enterpriseBulk],
  search: [enterpriseSearch],
  collect: [enterpriseCollect],
  queue: [entryQueue, changeQueue],
  figures: [
    // The row is created by the first submission, so corrections are not counted again.
    {
      figure: 'applications',
      roles: ['OP_ADMIN', 'OP_AUDIT'],
      table: enterprises,
      at: enterprises.createdAt,
    },
    {
      figure: 'decisions',
      roles: ['OP_ADMIN', 'OP_AUDIT'],
      events: ['enterpriseAudit.pass', 'enterpriseAudit.return', 'enterpriseAudit.reject'],
    },
  ],
  todo: [inviteTodo, joinTodo],
  inviteKinds: [enterpriseInviteKind],
  sitemap: enterpriseSitemap,
  dictionaries: enterpriseUses,
  setup: [enterpriseSetup],
  log: enterpriseLog,
  fileReviewers: { [licencePurpose]: auditors },
  cancelChecks: [ownsEnterprise],
  erase: leaveEnterprises,
  palette: enterprisePalette,
};
