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
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { createExporter } from '../../../platform/xlsx/exporter.ts';
import {
  countManagedPolicies,
  findWholePolicy,
  listManagedPolicies,
  listTryEnterprises,
} from './managed-policy.queries.ts';
import { policyColumns, viewManagedPolicyRow, viewWholePolicy } from './managed-policy.view.ts';
import { operatePolicy } from './operate-policy.ts';
import { previewAmount } from './preview-amount.ts';
import { savePolicy } from './save-policy.ts';
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
        ...{ name: '政策库', entity: 'policy', filter: input, columns: policyColumns },
        count: (tx) => countManagedPolicies(tx, input),
        read: (tx, page) => listManagedPolicies(tx, { ...input, ...page }),
      }),
    ),
    bind(policyQueryManageDetail, async ({ input, actor }) => {
      const policy = await findWholePolicy(db, input.id);
      if (!policy) throw notFound();
      return viewWholePolicy(policy, actor);
    }),
    bind(policySave, ({ input, ...source }) => savePolicy(deps, input, source)),
    bind(policyOperate, ({ input, ...source }) => operatePolicy(deps, input, source)),
    bind(policyQueryEnterprises, ({ input }) => listTryEnterprises(db, input.keyword)),
    bind(policyTryRules, ({ input }) => tryRules(db, input, chinaDayOf(clock.now()))),
    bind(policyPreviewAmount, async ({ input: { data } }) => previewAmount(data.calc, data.figures)),
  ];
}
