import type { RentStep } from '@portal/contract/lease/public';
import {
  type ContractState,
  contractTransitions,
  type RequestKind,
  requestKinds,
  type SignEvent,
  signEvents,
} from '@portal/contract/lease/terms';
import { addDays } from '../../platform/china-time.ts';
import type { Contract } from './lease.table.ts';

export type Rented = Pick<
  Contract,
  'from' | 'to' | 'rentFenPerMonth' | 'propertyFeeFenPerM2Month' | 'escalations' | 'amendments'
>;

const inHundredths = 10_000n;

/** The rent after a rise or a fall, rounded half up to the fen. */
export const risen = (fen: number, pctX100: number): number =>
  Number((BigInt(fen) * (inHundredths + BigInt(pctX100)) + inHundredths / 2n) / inHundredths);

/**
 * The terms of a contract in chronological order: each rise is rounded before the next, and an amendment replaces the
 * terms from its day on.
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

/** The terms on a day; before the term the first ones, after it the last ones. */
export function termsOn(contract: Rented, day: string): RentStep {
  const steps = rentSteps(contract);
  return steps.filter(({ from }) => from <= day).at(-1) ?? (steps[0] as RentStep);
}

/** The last day to give notice. */
export const noticeBy = ({ to, noticeDays }: Pick<Contract, 'to' | 'noticeDays'>): string =>
  addDays(to, -noticeDays);

/** First and last possible day of leaving: after the notice period and no later than the end. */
export function leaveSpan({ to, noticeDays }: Pick<Contract, 'to' | 'noticeDays'>, today: string) {
  const earliest = addDays(today, noticeDays);
  return { from: earliest < to ? earliest : to, to };
}

interface Caller {
  memberRole: string | null;
}

const isOwner = ({ memberRole }: Caller) => memberRole === 'OWNER';

/** Actions on a contract awaiting confirmation by the enterprise; only its owner has any. */
export const signActions = (
  { status, signBy }: Pick<Contract, 'status' | 'signBy'>,
  caller: Caller,
  now: Date,
): SignEvent[] =>
  isOwner(caller) && signBy !== null && now < signBy
    ? signEvents.filter((event) => contractTransitions[status][event] !== undefined)
    : [];

/** Requests the caller may make about a contract in force; only the owner may ask to leave. */
export const requestActions = (
  { status }: { status: ContractState },
  caller: Caller,
  open: readonly RequestKind[],
): RequestKind[] => {
  if (status !== 'ACTIVE' && status !== 'EXPIRING') return [];
  if (caller.memberRole !== 'OWNER' && caller.memberRole !== 'ADMIN') return [];
  return requestKinds.filter((kind) => !open.includes(kind) && (kind !== 'LEAVE' || isOwner(caller)));
};
