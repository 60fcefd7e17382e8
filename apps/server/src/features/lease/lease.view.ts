import type { ContractFacts, ContractRow, LeaseRequestRow } from '@portal/contract/lease/public';
import {
  contractKindLabels,
  contractStateLabels,
  requestKindLabels,
  requestStateLabels,
  requestTransitions,
} from '@portal/contract/lease/terms';
import type { Db } from '../../platform/database/database.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import type { KnownUnit } from '../building/building.public.ts';
import { monthlyFen } from '../building/monthly-fen.public.ts';
import { areaOf, placeOf } from './lease.place.ts';
import { noticeBy, rentSteps, termsOn } from './lease.policy.ts';
import { listRequestsOf, type RequestWithNo, unitsOf } from './lease.queries.ts';
import type { Contract } from './lease.table.ts';
import { viewSettlement } from './move-out/view-settlement.ts';

export function viewContract(contract: Contract, units: readonly KnownUnit[], today: string): ContractRow {
  return {
    ...contract,
    contractId: contract.id,
    kindLabel: contractKindLabels[contract.kind](),
    place: placeOf(units),
    areaX100: areaOf(units),
    rentFenPerMonth: termsOn(contract, today).rentFenPerMonth,
    state: contract.status,
    stateLabel: contractStateLabels[contract.status](),
  };
}

export function viewRequest({ request, no }: RequestWithNo): LeaseRequestRow {
  return {
    ...request,
    requestId: request.id,
    no: no ?? '',
    kindLabel: requestKindLabels[request.kind](),
    state: request.status,
    stateLabel: requestStateLabels[request.status](),
    createdAt: request.createdAt.getTime(),
    mayWithdraw: requestTransitions[request.status].withdraw !== undefined,
  };
}

export async function fileOf(db: Db, fileId: string): Promise<ContractFacts['file']> {
  const file = fileId === '' ? undefined : await findFile(db, fileId, 0);
  return file ? { fileId, index: 0, name: file.name, mime: file.mime, bytes: file.bytes } : null;
}

/** The agreed terms, as both sides see them. */
export async function viewFacts(db: Db, contract: Contract, today: string) {
  const units = (await unitsOf(db, [contract.id], today)).get(contract.id) ?? [];
  const [file, requests, settlement] = await Promise.all([
    fileOf(db, contract.fileId),
    listRequestsOf(db, contract.id),
    viewSettlement(db, contract, today),
  ]);
  const row = viewContract(contract, units, today);
  const { propertyFeeFenPerM2Month } = termsOn(contract, today);
  return {
    ...contract,
    ...row,
    today,
    propertyFeeFenPerM2Month,
    propertyFeeFenPerMonth: monthlyFen(propertyFeeFenPerM2Month, row.areaX100),
    noticeBy: noticeBy(contract),
    steps: rentSteps(contract),
    units: units.map((unit) => ({
      ...unit,
      unitId: unit.id,
      rentFenPerMonth: monthlyFen(unit.rentFenPerM2Month, unit.areaX100),
    })),
    file,
    settlement,
    signBy: contract.signBy?.getTime() ?? null,
    signedAt: contract.signedAt?.getTime() ?? null,
    requests: requests.map(viewRequest),
  } satisfies ContractFacts;
}
