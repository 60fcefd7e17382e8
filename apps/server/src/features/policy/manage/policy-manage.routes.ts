import {
  policyExport,
  policyOperate,
  policyPreviewAmount,
  policyQueryEnterprises,
  policyQueryManageDetail,
  policyQueryManageList,
  policySave,
  policyTryRules,
} from '@portal/contract/policy/manage';
import {
  policyPreview,
  policyQueryDifference,
  policyQueryPreview,
  policyRestoreVersion,
  policyVersionQueryList,
} from '@portal/contract/policy/version';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { getDifference } from '../editing/get-difference.ts';
import { getManagedPolicy } from '../editing/get-managed-policy.ts';
import { operatePolicy } from '../editing/operate-policy.ts';
import { queryVersions } from '../editing/policy-versions.ts';
import { getPreview, issuePreview } from '../editing/preview-policy.ts';
import { restoreVersion } from '../editing/restore-version.ts';
import { savePolicy } from '../editing/save-policy.ts';
import { countManagedPolicies, listManagedPolicies, listTryEnterprises } from './managed-policy.queries.ts';
import { policyColumns, viewManagedPolicyRow } from './managed-policy.view.ts';
import { nameCodes } from './name-codes.ts';
import { previewAmount } from './preview-amount.ts';
import { tryRules } from './try-rules.ts';

export function policyManageRoutes(): BoundEndpoint[] {
  return [
    bind(policyQueryManageList, (ctx, input) =>
      pageOfTabs(
        input,
        listManagedPolicies(ctx.db, input),
        { counts: countManagedPolicies(ctx.db, input), tab: input.status },
        viewManagedPolicyRow,
      ),
    ),
    bindRaw(policyExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '政策库',
        entity: 'policy',
        filter: input,
        columns: policyColumns,
        count: (tx) => countOfTab(countManagedPolicies(tx, input), input.status),
        read: async (tx, page) => nameCodes(tx, await listManagedPolicies(tx, { ...input, ...page })),
      }),
    ),
    bind(policyQueryManageDetail, getManagedPolicy),
    bind(policySave, savePolicy),
    bind(policyOperate, operatePolicy),
    bind(policyVersionQueryList, queryVersions),
    bind(policyQueryDifference, getDifference),
    bind(policyRestoreVersion, restoreVersion),
    bind(policyPreview, issuePreview),
    bind(policyQueryPreview, getPreview),
    bind(policyQueryEnterprises, ({ db }, { keyword }) => listTryEnterprises(db, keyword)),
    bind(policyTryRules, tryRules),
    bind(policyPreviewAmount, previewAmount),
  ];
}
