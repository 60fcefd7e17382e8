import {
  enterpriseAuditExport,
  enterpriseAuditOperate,
  enterpriseAuditQueryDetail,
  enterpriseAuditQueryList,
  enterpriseQueryDetail,
  enterpriseSaveForReg,
  enterpriseShowReturned,
  enterpriseUploadForReg,
  enterpriseWithdraw,
} from '@portal/contract/enterprise/admission';
import type { Contributions } from '../../../feature/feature.ts';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { explainedByPage } from '../../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindMultipart, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { recordsWithin } from '../../../platform/http/require-in-place.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { applicantActions } from './admission.policy.ts';
import { getApplicant } from './applicant.ts';
import { countAudits, findAuditOf, listAudits } from './audit.queries.ts';
import { auditColumns, viewAdmission, viewAuditRow } from './audit.view.ts';
import { enterpriseAudits } from './enterprise-audit.table.ts';
import { getAudit } from './get-audit.ts';
import { operateAudit } from './operate-audit.ts';
import { saveApplication } from './save-application.ts';
import { showReturnedLicence } from './show-returned-licence.ts';
import { uploadLicence } from './upload-licence.ts';
import { withdrawApplication } from './withdraw-application.ts';

export function admissionRoutes({ places }: Pick<Contributions, 'places'>): BoundEndpoint[] {
  const within = (actor: Actor) => recordsWithin(places, 'enterprise', actor, enterpriseAudits.enterpriseId);
  return [
    bind(enterpriseSaveForReg, saveApplication),
    bindMultipart(enterpriseUploadForReg, uploadLicence),
    bind(enterpriseQueryDetail, async (ctx, { regTicket }) => {
      const user = await getApplicant(ctx, regTicket);
      const audit = await findAuditOf(ctx.db, user);
      if (!audit) throw explainedByPage('ENTERPRISE_NOT_FILLED');
      const isApplicant = audit.applicantId === user.id;
      return viewAdmission(ctx.db, audit, isApplicant ? applicantActions(audit, ctx.now) : []);
    }),
    bindRaw(enterpriseShowReturned, showReturnedLicence),
    bind(enterpriseWithdraw, withdrawApplication),
    bind(enterpriseAuditQueryList, (ctx, input) => {
      const filter = { ...input, within: within(ctx.actor) };
      return pageOfTabs(
        input,
        listAudits(ctx.db, filter),
        { counts: countAudits(ctx.db, filter), tab: input.state },
        (row) => viewAuditRow(row, ctx),
      );
    }),
    bindRaw(enterpriseAuditExport, (ctx, input) => {
      const filter = { ...input, within: within(ctx.actor) };
      return ctx.exporter.send(ctx, {
        name: '企业审核',
        entity: 'enterpriseAudit',
        filter: input,
        columns: auditColumns(ctx),
        count: (on) => countOfTab(countAudits(on, filter), input.state),
        read: (on, page) => listAudits(on, { ...filter, ...page }),
      });
    }),
    bind(enterpriseAuditQueryDetail, getAudit),
    bind(enterpriseAuditOperate, operateAudit),
  ];
}
