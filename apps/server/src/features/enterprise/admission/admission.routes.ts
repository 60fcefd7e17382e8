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
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { explainedByPage } from '../../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindMultipart, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { applicantActions } from './admission.policy.ts';
import { getApplicant } from './applicant.ts';
import { countAudits, findAuditOf, listAudits } from './audit.queries.ts';
import { auditColumns, viewAdmission, viewAuditRow } from './audit.view.ts';
import { getAudit } from './get-audit.ts';
import { operateAudit } from './operate-audit.ts';
import { saveApplication } from './save-application.ts';
import { showReturnedLicence } from './show-returned-licence.ts';
import { uploadLicence } from './upload-licence.ts';
import { withdrawApplication } from './withdraw-application.ts';

export function admissionRoutes(_deps: Deps): BoundEndpoint[] {
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
    bind(enterpriseAuditQueryList, (ctx, input) =>
      pageOfTabs(
        input,
        listAudits(ctx.db, input),
        { counts: countAudits(ctx.db, input), tab: input.state },
        (row) => viewAuditRow(row, ctx),
      ),
    ),
    bindRaw(enterpriseAuditExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '企业审核',
        entity: 'enterpriseAudit',
        filter: input,
        columns: auditColumns(ctx),
        count: (on) => countOfTab(countAudits(on, input), input.state),
        read: (on, page) => listAudits(on, { ...input, ...page }),
      }),
    ),
    bind(enterpriseAuditQueryDetail, getAudit),
    bind(enterpriseAuditOperate, operateAudit),
  ];
}
