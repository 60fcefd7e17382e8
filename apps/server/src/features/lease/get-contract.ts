import { unitStateLabels } from '@portal/contract/building/terms';
import type { contractQueryDetail } from '@portal/contract/lease/public';
import { chinaDayOf } from '../../platform/china-time.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { nextPayment } from '../billing/next-payment.public.ts';
import { planOfFloor } from '../building/building.public.ts';
import { monthlyFen } from '../building/monthly-fen.public.ts';
import { leaveSpan, requestActions, signActions } from './lease.policy.ts';
import { getOwnContract } from './lease.queries.ts';
import { viewFacts } from './lease.view.ts';

/**
 * A contract of the caller's enterprise, with the floor of its first unit.
 * @throws {AppError} 500404
 */
export const getContractInfo: Verb<typeof contractQueryDetail> = async ({ db, actor, now }, { id }) => {
  if (actor.enterpriseId === null) throw notFound();
  const contract = await getOwnContract(db, id, actor.enterpriseId);
  const today = chinaDayOf(now);
  const facts = await viewFacts(db, contract, today);
  const [first] = facts.units;
  const floor = first ? await planOfFloor(db, first.buildingId, first.floor) : [];
  const own = facts.units.map(({ unitId }) => unitId);
  const span = leaveSpan(contract, today);
  const open = facts.requests.filter(({ mayWithdraw }) => mayWithdraw).map(({ kind }) => kind);
  return {
    ...facts,
    floor: floor.map((unit) => ({
      ...unit,
      stateLabel: unitStateLabels[unit.state](),
      isOfContract: own.includes(unit.unitId),
      rentFenPerMonth: monthlyFen(unit.rentFenPerM2Month, unit.areaX100),
    })),
    nextPayment: await nextPayment(db, { id, enterpriseId: actor.enterpriseId }, now),
    signActions: signActions(contract, actor, now),
    requestActions: requestActions(contract, actor, open),
    leaveFrom: span.from,
    leaveTo: span.to,
  };
};
