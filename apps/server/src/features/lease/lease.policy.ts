import type { RentStep } from '@portal/contract/lease';
import {
  type ContractState,
  contractTransitions,
  type RequestKind,
  requestKinds,
  type SignEvent,
  signEvents,
} from '@portal/contract/lease-terms';
import { addDays } from '../../platform/china-time.ts';
import type { Contract } from './lease.table.ts';

type Rented = Pick<
  Contract,
  'from' | 'to' | 'rentFenPerMonth' | 'propertyFeeFenPerM2Month' | 'escalations' | 'amendments'
>;

const inHundredths = 10_000n;

/** A rent after it has risen, to the fen, half a fen up. */
const risen = (fen: number, pctX100: number): number =>
  Number((BigInt(fen) * (inHundredths + BigInt(pctX100)) + inHundredths / 2n) / inHundredths);

/**
 * The terms of a contract, one after the other: each rise is rounded before the next, and what was agreed on for a day
 * replaces what it would have been.
 */
export function rentSteps(contract: Rented): RentStep[] {
  const { from, to, rentFenPerMonth, propertyFeeFenPerM2Month } = contract;
  const steps: RentStep[] = [{ from, to, rentFenPerMonth, propertyFeeFenPerM2Month }];
  const changes = [...contract.escalations, ...contract.amendments].toSorted((one, other) =>
    one.from.localeCompare(other.from),
  );
  for (const change of changes) {
    const last = steps.at(-1) as RentStep;
    const terms =
      'pctX100' in change
        ? { rentFenPerMonth: risen(last.rentFenPerMonth, change.pctX100) }
        : {
            rentFenPerMonth: change.rentFenPerMonth,
            propertyFeeFenPerM2Month: change.propertyFeeFenPerM2Month,
          };
    const step = { ...last, ...terms, from: change.from };
    if (last.from === change.from) steps.pop();
    else last.to = addDays(change.from, -1);
    steps.push(step);
  }
  return steps;
}

/** The terms on a day: before the whole term the first ones, after it the last ones. */
export function termsOn(contract: Rented, day: string): RentStep {
  const steps = rentSteps(contract);
  return steps.filter(({ from }) => from <= day).at(-1) ?? (steps[0] as RentStep);
}

/** The last day on which a notice is in time. */
export const noticeBy = ({ to, noticeDays }: Pick<Contract, 'to' | 'noticeDays'>): string =>
  addDays(to, -noticeDays);

/** From when to when an enterprise may leave: after its notice, and no later than the end. */
export function leaveSpan({ to, noticeDays }: Pick<Contract, 'to' | 'noticeDays'>, today: string) {
  const earliest = addDays(today, noticeDays);
  return { from: earliest < to ? earliest : to, to };
}

interface Caller {
  memberRole: string | null;
}

const isOwner = ({ memberRole }: Caller) => memberRole === 'OWNER';

/** What the caller may do with a contract that waits for their enterprise: the owner alone. */
export const signActions = (
  { status, signBy }: Pick<Contract, 'status' | 'signBy'>,
  caller: Caller,
  now: Date,
): SignEvent[] =>
  isOwner(caller) && signBy !== null && now < signBy
    ? signEvents.filter((event) => contractTransitions[status][event] !== undefined)
    : [];

/** What the caller may ask about a contract in force; leaving is the owner's to ask. */
export const requestActions = (
  { status }: { status: ContractState },
  caller: Caller,
  open: readonly RequestKind[],
): RequestKind[] => {
  if (status !== 'ACTIVE' && status !== 'EXPIRING') return [];
  if (caller.memberRole !== 'OWNER' && caller.memberRole !== 'ADMIN') return [];
  return requestKinds.filter((kind) => !open.includes(kind) && (kind !== 'LEAVE' || isOwner(caller)));
};
