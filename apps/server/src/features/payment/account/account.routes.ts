import {
  accountExport,
  accountExportManage,
  accountQuery,
  accountQueryManage,
  accountUseCredit,
  type TenantAccount,
} from '@portal/contract/payment/account';
import { accountPayWithCredit, accountQueryPayable } from '@portal/contract/payment/pay-all';
import { notFound } from '../../../platform/http/app-error.ts';
import type { ReplyContext } from '../../../platform/http/context.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isPayingRole } from '../../../platform/session/pays-for.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { Desk } from '../desk.ts';
import { payWithCredit } from './pay-with-credit.ts';
import { queryPayable } from './query-payable.ts';
import { useOwnCredit } from './use-credit.ts';
import { type Period, viewAccount } from './view-account.ts';

type Row = TenantAccount['rows'][number];

const columns: SheetColumn<Row>[] = [
  { head: '日期', value: ({ day }) => day, width: 14 },
  { head: '事项', value: ({ eventLabel }) => eventLabel, width: 16 },
  { head: '编号', value: ({ no }) => no, width: 22 },
  { head: '说明', value: ({ title }) => title, width: 50 },
  { head: '应收（元）', value: ({ chargedFen }) => chargedFen / 100 },
  { head: '实收（元）', value: ({ receivedFen }) => receivedFen / 100 },
  { head: '预存变动（元）', value: ({ creditFen }) => creditFen / 100 },
  { head: '余额（元）', value: ({ balanceFen }) => balanceFen / 100 },
];

/** @throws {AppError} 500404 for a user without an enterprise */
const ownOf = ({ enterpriseId }: Actor): string => {
  if (enterpriseId === null) throw notFound();
  return enterpriseId;
};

async function sendAccount(ctx: ReplyContext, { id, ...period }: Period & { id: string }): Promise<void> {
  const { rows } = await viewAccount(ctx.db, ctx.now, { enterpriseId: id, canUseCredit: false, ...period });
  await ctx.exporter.send(ctx, {
    name: '往来明细',
    entity: 'payAccount',
    filter: { id, ...period },
    columns,
    count: async () => rows.length,
    read: async (_tx, { pageNo, pageSize }) => rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  });
}

export const accountRoutes = (desk: Desk): BoundEndpoint[] => [
  bind(accountQueryManage, ({ db, now }, { id, ...period }) =>
    viewAccount(db, now, { enterpriseId: id, canUseCredit: true, ...period }),
  ),
  bindRaw(accountExportManage, sendAccount),
  bind(accountQuery, ({ db, now, actor }, period) =>
    viewAccount(db, now, {
      enterpriseId: ownOf(actor),
      canUseCredit: isPayingRole(actor.memberRole),
      ...period,
    }),
  ),
  bindRaw(accountExport, (ctx, period) => sendAccount(ctx, { id: ownOf(ctx.actor), ...period })),
  bind(accountUseCredit, useOwnCredit),
  bind(accountQueryPayable, queryPayable),
  bind(accountPayWithCredit, payWithCredit(desk)),
];
