import {
  policyExport,
  policyOperate,
  policyPreviewAmount,
  policyQueryEnterprises,
  policyQueryManageDetail,
  policyQueryManageList,
  policySave,
  policyTryRules,
} from '@portal/contract/policy-manage';
import {
  policyPreview,
  policyQueryDifference,
  policyQueryPreview,
  policyRestoreVersion,
  policyVersionQueryList,
} from '@portal/contract/policy-version';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { createExporter } from '../../../platform/xlsx/exporter.ts';
import { getDifference } from '../editing/get-difference.ts';
import { getManagedPolicy } from '../editing/get-managed-policy.ts';
import { operatePolicy } from '../editing/operate-policy.ts';
import { pageOfVersions } from '../editing/policy-versions.ts';
import { getPreview, issuePreview } from '../editing/preview-policy.ts';
import { restoreVersion } from '../editing/restore-version.ts';
import { savePolicy } from '../editing/save-policy.ts';
import { countManagedPolicies, listManagedPolicies, listTryEnterprises } from './managed-policy.queries.ts';
import { policyColumns, viewManagedPolicyRow } from './managed-policy.view.ts';
import { nameCodes } from './name-codes.ts';
import { previewAmount } from './preview-amount.ts';
import { tryRules } from './try-rules.ts';

export function policyManageRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  const exporter = createExporter(deps);
  return [
    bind(policyQueryManageList, async ({ input }) => {
      const [rows, total] = await Promise.all([
        listManagedPolicies(db, input),
        countManagedPolicies(db, input),
      ]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewManagedPolicyRow), total, totalIsExact: true, pageNo, pageSize };
    }),
    bindRaw(policyExport, ({ input, ...call }) =>
      exporter.send(call, {
        name: '政策库',
        entity: 'policy',
        filter: input,
        columns: policyColumns,
        count: (tx) => countManagedPolicies(tx, input),
        read: async (tx, page) => nameCodes(tx, await listManagedPolicies(tx, { ...input, ...page })),
      }),
    ),
    bind(policyQueryManageDetail, ({ input, actor }) => getManagedPolicy(db, actor, input.id)),
    bind(policySave, ({ input, ...source }) => savePolicy(deps, input, source)),
    bind(policyOperate, ({ input, ...source }) => operatePolicy(deps, input, source)),
    bind(policyVersionQueryList, ({ input }) => pageOfVersions(db, input)),
    bind(policyQueryDifference, ({ input }) => getDifference(db, input)),
    bind(policyRestoreVersion, ({ input, ...source }) => restoreVersion(deps, input, source)),
    bind(policyPreview, ({ input: { id } }) => issuePreview(deps, id)),
    bind(policyQueryPreview, ({ input: { preview } }) => getPreview(deps, preview)),
    bind(policyQueryEnterprises, ({ input }) => listTryEnterprises(db, input.keyword)),
    bind(policyTryRules, ({ input }) => tryRules(db, input, chinaDayOf(clock.now()))),
    bind(policyPreviewAmount, async ({ input: { data } }) => previewAmount(data.calc, data.figures)),
  ];
}
