import {
  enterpriseAuditExport,
  enterpriseAuditOperate,
  enterpriseAuditQueryDetail,
  enterpriseAuditQueryList,
  enterpriseQueryDetail,
  enterpriseSaveForReg,
  enterpriseUploadForReg,
  enterpriseWithdraw,
} from '@portal/contract/enterprise-admission';
import type { Deps } from '../../../platform/deps.ts';
import { limitConcurrency } from '../../../platform/files/limit-concurrency.ts';
import { createUploadGate } from '../../../platform/files/upload-quota.ts';
import { explainedByPage } from '../../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindMultipart, bindRaw } from '../../../platform/http/endpoints.ts';
import { createExporter } from '../../../platform/xlsx/exporter.ts';
import { applicantActions } from './admission.policy.ts';
import { getApplicant } from './applicant.ts';
import { countAudits, findAuditOf, listAudits } from './audit.queries.ts';
import { auditColumns, viewAdmission, viewAuditRow } from './audit.view.ts';
import { getAudit } from './get-audit.ts';
import { operateAudit } from './operate-audit.ts';
import { saveApplication } from './save-application.ts';
import { uploadLicence } from './upload-licence.ts';
import { withdrawApplication } from './withdraw-application.ts';

export function admissionRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  const exporter = createExporter(deps);
  const uploadDeps = { ...deps, gate: createUploadGate(), inspection: limitConcurrency(1) };
  return [
    bind(enterpriseSaveForReg, ({ input, ...source }) =>
      saveApplication(deps, { ...input, actor: source.actor }, source),
    ),
    bindMultipart(enterpriseUploadForReg, (call) => uploadLicence(uploadDeps, call)),
    bind(enterpriseQueryDetail, async ({ input: { regTicket }, actor }) => {
      const user = await getApplicant(deps, { regTicket, actor });
      const audit = await findAuditOf(db, user);
      if (!audit) throw explainedByPage('ENTERPRISE_NOT_FILLED');
      const isApplicant = audit.applicantId === user.id;
      return viewAdmission(db, audit, isApplicant ? applicantActions(audit, clock.now()) : []);
    }),
    bind(enterpriseWithdraw, ({ input, ...source }) =>
      withdrawApplication(deps, { ...input, actor: source.actor }, source),
    ),
    bind(enterpriseAuditQueryList, async ({ input }) => {
      const [rows, total] = await Promise.all([listAudits(db, input), countAudits(db, input)]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewAuditRow), total, totalIsExact: true, pageNo, pageSize };
    }),
    bindRaw(enterpriseAuditExport, ({ input, ...call }) =>
      exporter.send(call, {
        name: '企业审核',
        entity: 'enterpriseAudit',
        filter: input,
        columns: auditColumns,
        count: (on) => countAudits(on, input),
        read: (on, page) => listAudits(on, { ...input, ...page }),
      }),
    ),
    bind(enterpriseAuditQueryDetail, ({ input, actor }) => getAudit(db, input.id, actor)),
    bind(enterpriseAuditOperate, ({ input, ...source }) => operateAudit(deps, input, source)),
  ];
}
