import {
  contractExport,
  contractOperate,
  contractQueryManageDetail,
  contractQueryManageList,
  contractSave,
  contractSetDue,
  leaseRequestOperate,
  leaseRequestQueryManageList,
} from '@portal/contract/lease/manage';
import {
  moveOutDropItem,
  moveOutOperate,
  moveOutPropose,
  moveOutQueryDetail,
  moveOutSaveItem,
} from '@portal/contract/lease/move-out';
import { leasePrint, leasePrintManaged } from '@portal/contract/lease/print';
import {
  contractQueryDetail,
  contractQueryList,
  contractSign,
  leaseRequestSubmit,
  leaseRequestWithdraw,
} from '@portal/contract/lease/public';
import type { Contributions } from '../../feature/feature.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { getContractInfo } from './get-contract.ts';
import { listContracts } from './list-contracts.ts';
import {
  countManagedContracts,
  countManagedRequests,
  listManagedContracts,
  listManagedRequests,
} from './manage/managed-lease.queries.ts';
import {
  contractColumns,
  viewDetail,
  viewManagedContract,
  viewManagedRequest,
  withUnits,
} from './manage/managed-lease.view.ts';
import { operateContract } from './manage/operate-contract.ts';
import { operateRequest } from './manage/operate-request.ts';
import { saveContract } from './manage/save-contract.ts';
import { setDue } from './manage/set-due.ts';
import { getMoveOut } from './move-out/move-out.view.ts';
import { operateMoveOut, proposeMoveOut } from './move-out/operate-move-out.ts';
import { dropItem, saveItem } from './move-out/save-item.ts';
import { printManagedPaper, printOwnPaper } from './print/send-paper.ts';
import { submitRequest, withdrawRequest } from './request-lease.ts';
import { signContract } from './sign-contract.ts';
import { contractWithin } from './within.public.ts';

export const leaseRoutes = ({ pay }: Deps, { payables }: Contributions): BoundEndpoint[] => [
  bind(contractQueryList, listContracts),
  bind(contractQueryDetail, getContractInfo),
  bind(contractSign, signContract),
  bind(leaseRequestSubmit, submitRequest),
  bind(leaseRequestWithdraw, withdrawRequest),
  bind(contractQueryManageList, ({ db, now, actor }, input) => {
    const filter = { ...input, within: contractWithin(actor) };
    return pageOfTabs(
      input,
      withUnits(db, listManagedContracts(db, filter)),
      { counts: countManagedContracts(db, filter), tab: input.state },
      (row) => viewManagedContract(row, chinaDayOf(now)),
    );
  }),
  bindRaw(contractExport, (ctx, input) => {
    const filter = { ...input, within: contractWithin(ctx.actor) };
    return ctx.exporter.send(ctx, {
      name: '合同',
      entity: 'contract',
      filter: input,
      columns: contractColumns,
      count: (tx) => countOfTab(countManagedContracts(tx, filter), input.state),
      read: (tx, page) => withUnits(tx, listManagedContracts(tx, { ...filter, ...page })),
    });
  }),
  bind(contractQueryManageDetail, (ctx, { id }) => viewDetail(ctx.db, ctx, id)),
  bind(contractSave, saveContract),
  bind(contractOperate, operateContract),
  bind(contractSetDue, setDue),
  bind(leaseRequestQueryManageList, ({ db, now, actor }, input) => {
    const filter = { ...input, within: contractWithin(actor) };
    return pageOfTabs(
      input,
      listManagedRequests(db, filter),
      { counts: countManagedRequests(db, filter), tab: input.state },
      (row) => viewManagedRequest(row, chinaDayOf(now)),
    );
  }),
  bind(leaseRequestOperate, operateRequest),
  bindRaw(leasePrint, printOwnPaper),
  bindRaw(leasePrintManaged, printManagedPaper),
  bind(moveOutQueryDetail, getMoveOut),
  bind(moveOutSaveItem, saveItem),
  bind(moveOutDropItem, dropItem),
  bind(moveOutPropose, proposeMoveOut({ pay, payables })),
  bind(moveOutOperate, operateMoveOut({ pay, payables })),
];
