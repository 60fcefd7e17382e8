import type { LeaseActTerms } from '@portal/contract/lease/act';
import { pricedKinds } from '@portal/contract/lease/act-terms';
import { addDays } from '../../../platform/china-time.ts';
import type { Charge } from '../../billing/charge/charge.table.ts';
import { risen, termsOn } from '../lease.policy.ts';
import { inForceOf } from '../lease.public.ts';
import type { HeldUnit } from '../lease.queries.ts';
import type { Amendment, Contract } from '../lease.table.ts';

/** A contract with its units, as it is or as an act leaves it. */
export interface Leased {
  contract: Contract;
  units: HeldUnit[];
  charges: Charge[];
}

/** What its bills are calculated from. */
export const chargedOf = ({ contract, units, charges }: Leased) => ({
  ...inForceOf(contract, units),
  charges,
});

/** Rent and property fee with their own last day; the former terms apply again after it. */
function amended(contract: Contract, data: LeaseActTerms, actId: string): Amendment[] {
  const { from, until, pctX100 } = data;
  const base = termsOn(contract, from);
  const own: Amendment = {
    from,
    rentFenPerMonth:
      pctX100 === null
        ? (data.rentFenPerMonth ?? base.rentFenPerMonth)
        : risen(base.rentFenPerMonth, pctX100),
    propertyFeeFenPerM2Month: data.propertyFeeFenPerM2Month ?? base.propertyFeeFenPerM2Month,
    requestId: '',
    actId,
  };
  const isLimited = until !== null && data.kind !== 'UNITS' && data.kind !== 'EXTEND';
  const last = isLimited ? until : from;
  const kept = contract.amendments.filter((one) => one.from < from || one.from > last);
  if (!isLimited || until >= contract.to) return [...kept, own];
  const back = addDays(until, 1);
  const { rentFenPerMonth, propertyFeeFenPerM2Month } = termsOn(contract, back);
  const again: Amendment[] = kept.some((one) => one.from === back)
    ? []
    : [{ from: back, rentFenPerMonth, propertyFeeFenPerM2Month, requestId: '', actId }];
  return [...kept, own, ...again];
}

/** The last day of a contract that an act ends. */
export const endOf = ({ kind, from }: Pick<LeaseActTerms, 'kind' | 'from'>) =>
  kind === 'PAYER' ? addDays(from, -1) : from;

/** The units after an act: taken until the end of the contract, given back from the day before. */
function movedUnits(
  { contract, units }: Leased,
  data: LeaseActTerms,
  taken: readonly HeldUnit[],
): HeldUnit[] {
  if (data.kind === 'EXTEND')
    return units.map((unit) => (unit.to === contract.to ? { ...unit, to: data.to ?? contract.to } : unit));
  if (data.kind !== 'UNITS') return units;
  const given = new Set(data.giveUnitIds);
  return [
    ...units.map((unit) => (given.has(unit.id) ? { ...unit, to: addDays(data.from, -1) } : unit)),
    ...taken.map((unit) => ({ ...unit, from: data.from, to: contract.to })),
  ];
}

/** The charges that go on with the tenant that takes the contract over, from its first day. */
export const carriedCharges = ({ charges }: Leased, from: string): Charge[] =>
  charges
    .filter(({ to }) => to === null || to >= from)
    .map((charge) => (charge.from < from ? { ...charge, from } : charge));

/** The charges after an act; a new one has the id of the act. */
function movedCharges({ contract, charges }: Leased, data: LeaseActTerms, actId: string): Charge[] {
  if (data.kind === 'UNCHARGE')
    return charges.map((charge) => (charge.id === data.chargeId ? { ...charge, to: data.from } : charge));
  const { kind, feeCode, quantityX100, unitPriceE4, from, until: to } = data;
  if (kind !== 'CHARGE' || feeCode === null || quantityX100 === null || unitPriceE4 === null) return charges;
  const { createdAt, updatedAt } = contract;
  const common = { createdAt, createdBy: null, updatedAt, updatedBy: null, version: 1 };
  const added = {
    ...common,
    id: actId,
    contractId: contract.id,
    feeCode,
    note: '',
    quantityX100,
    unitPriceE4,
    from,
    to,
  };
  return [...charges, added];
}

/** The contract as an act leaves it. The preview and the booking are both made of it. */
export function changedBy(
  leased: Leased,
  data: LeaseActTerms,
  taken: readonly HeldUnit[],
  actId = '',
): Leased {
  const { contract } = leased;
  const units = movedUnits(leased, data, taken);
  const changed = { ...contract };
  if (pricedKinds.includes(data.kind)) changed.amendments = amended(contract, data, actId);
  if (data.kind === 'EXTEND') changed.to = data.to ?? contract.to;
  if (data.kind === 'CYCLE' && data.payCycle !== null)
    changed.cycles = [
      ...contract.cycles.filter(({ from }) => from < data.from),
      { from: data.from, payCycle: data.payCycle },
    ];
  if (pricedKinds.includes(data.kind) && data.depositFen !== null) changed.depositFen = data.depositFen;
  if (data.kind === 'END' || data.kind === 'DEFAULT' || data.kind === 'PAYER') changed.leaveOn = endOf(data);
  return { contract: changed, units, charges: movedCharges(leased, data, actId) };
}
