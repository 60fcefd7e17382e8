import type { LeaseActFacts, LeaseActRow, ManagedLeaseAct, OwnLeaseAct } from '@portal/contract/lease/act';
import {
  leaseActLifecycle,
  type OfficeActEvent,
  officeActEvents,
  tenantActEvents,
} from '@portal/contract/lease/act-lifecycle';
import { leaseActBasisLabels, leaseActKindLabels } from '@portal/contract/lease/act-terms';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { placeOf } from '../lease.place.ts';
import { termsOn } from '../lease.policy.ts';
import { heldOn } from '../lease.queries.ts';
import { fileOf } from '../lease.view.ts';
import type { ActRow } from './act.queries.ts';
import type { Leased } from './changed-terms.ts';
import type { ActTerms, LeaseAct } from './lease-act.table.ts';
import { wordPreview } from './preview-act.ts';

/** The terms of a contract on a day. */
export function viewTerms({ contract, units }: Leased, day: string): ActTerms {
  const { rentFenPerMonth, propertyFeeFenPerM2Month } = termsOn(contract, day);
  return {
    rentFenPerMonth,
    propertyFeeFenPerM2Month,
    to: contract.leaveOn ?? contract.to,
    payCycle: contract.cycles.filter(({ from }) => from <= day).at(-1)?.payCycle ?? contract.payCycle,
    depositFen: contract.depositFen,
    place: placeOf(heldOn(units, day)),
  };
}

export const viewAct = ({ act, contract, enterpriseName }: ActRow): LeaseActRow => ({
  ...act,
  actId: act.id,
  contractNo: contract.no,
  enterpriseName,
  kindLabel: leaseActKindLabels[act.kind](),
  basisLabel: leaseActBasisLabels[act.basis](),
  state: act.status,
  stateLabel: leaseActLifecycle.labels[act.status](),
  createdAt: act.createdAt.getTime(),
});

async function viewFacts(db: Db, row: ActRow): Promise<LeaseActFacts> {
  const { act } = row;
  const names = await namesOfUsers(
    db,
    [act.askedBy, act.decidedBy].flatMap((id) => id ?? []),
  );
  return {
    ...viewAct(row),
    data: act.content,
    before: act.before,
    after: act.after,
    preview: wordPreview(act.preview),
    file: await fileOf(db, act.fileId),
    consentBy: act.consentBy?.getTime() ?? null,
    refusedFor: act.refusedFor,
    askedByName: names.get(act.askedBy) ?? '',
    decidedByName: names.get(act.decidedBy ?? '') ?? '',
    bookedAt: act.bookedAt?.getTime() ?? null,
  };
}

/** The office that fires an event: finance decides, the property office does the rest. */
export const officeOf = (event: OfficeActEvent) =>
  leaseActLifecycle.by[event] === 'FINANCE' ? 'OP_FINANCE' : 'OP_PROPERTY';

/** Nobody decides on an act of their own. */
export const officeActions = (act: LeaseAct, { userId, operatorRoles }: Context['actor']): OfficeActEvent[] =>
  officeActEvents.filter(
    (event) =>
      leaseActLifecycle.transitions[act.status][event] !== undefined &&
      operatorRoles.includes(officeOf(event)) &&
      (officeOf(event) === 'OP_PROPERTY' || act.askedBy !== userId),
  );

export const viewManagedAct = async (
  db: Db,
  row: ActRow,
  actor: Context['actor'],
): Promise<ManagedLeaseAct> => ({
  ...(await viewFacts(db, row)),
  actions: officeActions(row.act, actor),
});

export const tenantActions = (
  { status, consentBy }: LeaseAct,
  { memberRole }: Context['actor'],
  now: Date,
) =>
  memberRole === 'OWNER' && consentBy !== null && now < consentBy
    ? tenantActEvents.filter((event) => leaseActLifecycle.transitions[status][event] !== undefined)
    : [];

export const viewOwnAct = async (
  db: Db,
  row: ActRow,
  actor: Context['actor'],
  now: Date,
): Promise<OwnLeaseAct> => ({
  ...(await viewFacts(db, row)),
  // Who of the park entered and decided it stays with the park.
  askedByName: '',
  decidedByName: '',
  actions: tenantActions(row.act, actor, now),
});
