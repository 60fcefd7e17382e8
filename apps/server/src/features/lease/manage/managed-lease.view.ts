import type { ManagedContract, ManagedContractDetail, ManagedRequest } from '@portal/contract/lease/manage';
import {
  contractStateLabels,
  contractTransitions,
  operatorContractEvents,
  operatorRequestEvents,
  requestKindLabels,
  requestStateLabels,
  requestTransitions,
} from '@portal/contract/lease/terms';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { KnownUnit } from '../../building/building.public.ts';
import { placeOf } from '../lease.place.ts';
import { termsOn } from '../lease.policy.ts';
import { getContract, unitsOf } from '../lease.queries.ts';
import type { Contract } from '../lease.table.ts';
import { viewContract, viewFacts } from '../lease.view.ts';
import type { ManagedContractRow, ManagedRequestRow } from './managed-lease.queries.ts';
import { getManagedContract } from './managed-lease.queries.ts';

/** Adds units to the rows, loaded for all of them at once. */
export async function withUnits(db: Db, rows: Promise<ManagedContractRow[]>) {
  const found = await rows;
  const units = await unitsOf(
    db,
    found.map(({ contract }) => contract.id),
  );
  return found.map((row) => ({ ...row, units: units.get(row.contract.id) ?? [] }));
}

type RowWithUnits = ManagedContractRow & { units: KnownUnit[] };

export const viewManagedContract = (
  { contract, enterpriseName, units }: RowWithUnits,
  today: string,
): ManagedContract => ({
  ...viewContract(contract, units, today),
  enterpriseId: contract.enterpriseId,
  enterpriseName,
  version: contract.version,
});

export const contractColumns: SheetColumn<RowWithUnits>[] = [
  { head: '合同编号', value: ({ contract }) => contract.no, width: 20 },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 40 },
  { head: '单元', value: ({ units }) => placeOf(units), width: 40 },
  { head: '起租日', value: ({ contract }) => contract.from },
  { head: '到期日', value: ({ contract }) => contract.to },
  { head: '首年月租（元）', value: ({ contract }) => contract.rentFenPerMonth / 100 },
  { head: '押金（元）', value: ({ contract }) => contract.depositFen / 100 },
  { head: '状态', value: ({ contract }) => contractStateLabels[contract.status]() },
];

/** What the property office may do with a contract; the settlement has a page of its own. */
export function contractActions(
  contract: Contract,
  { operatorRoles }: Context['actor'],
): ManagedContractDetail['actions'] {
  if (!operatorRoles.includes('OP_PROPERTY')) return [];
  const events = operatorContractEvents.filter(
    (event) => contractTransitions[contract.status][event] !== undefined,
  );
  return contract.status === 'DRAFT' ? ['edit', ...events] : events;
}

/** @throws {AppError} 500404 */
export async function viewDetail(db: Db, ctx: Context, id: string): Promise<ManagedContractDetail> {
  const { contract, enterpriseName } = await getManagedContract(db, id);
  const facts = await viewFacts(db, contract, chinaDayOf(ctx.now));
  const parent = contract.parentContractId === null ? null : await getContract(db, contract.parentContractId);
  return {
    ...facts,
    enterpriseId: contract.enterpriseId,
    enterpriseName,
    parent: parent && { contractId: parent.id, no: parent.no },
    refusedFor: contract.refusedFor,
    billedFrom: contract.billedFrom,
    data: {
      ...contract,
      unitIds: facts.units.map(({ unitId }) => unitId),
      payCycle: contract.payCycle as 1,
    },
    actions: contractActions(contract, ctx.actor),
  };
}

export function viewManagedRequest(
  { request, contract, ...row }: ManagedRequestRow,
  today: string,
): ManagedRequest {
  const { rentFenPerMonth, propertyFeeFenPerM2Month } = termsOn(contract, today);
  return {
    ...request,
    requestId: request.id,
    no: row.no ?? '',
    contractNo: contract.no,
    rentFenPerMonth,
    propertyFeeFenPerM2Month,
    enterpriseName: row.enterpriseName,
    userName: row.userName ?? '',
    kindLabel: requestKindLabels[request.kind](),
    state: request.status,
    stateLabel: requestStateLabels[request.status](),
    createdAt: request.createdAt.getTime(),
    actions: operatorRequestEvents.filter((event) => requestTransitions[request.status][event] !== undefined),
  };
}
