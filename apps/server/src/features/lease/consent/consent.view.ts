import type { ManagedConsent, OwnConsent, SettlementConsentFacts } from '@portal/contract/lease/consent';
import {
  type OfficeConsentEvent,
  officeConsentEvents,
  settlementConsentLifecycle,
  tenantConsentEvents,
} from '@portal/contract/lease/consent-lifecycle';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { fileOf } from '../lease.view.ts';
import { findConsentOf } from './consent.queries.ts';
import type { SettlementConsent } from './consent.table.ts';
import type { ConsentRow } from './record-consent.ts';

type Actor = Context['actor'];

const { transitions } = settlementConsentLifecycle;

async function viewFacts(db: Db, { consent, moveOut }: ConsentRow): Promise<SettlementConsentFacts> {
  const { id, version, status, answerBy, answeredAt, objection, reply, fileId } = consent;
  return {
    consentId: id,
    version,
    state: status,
    stateLabel: settlementConsentLifecycle.labels[status](),
    answerBy: answerBy.getTime(),
    answeredAt: answeredAt?.getTime() ?? null,
    netFen: moveOut.netFen,
    objection,
    reply,
    file: await fileOf(db, fileId),
  };
}

/** The finance office answers an objection; both offices can enter the signed paper. */
export const officeConsentActions = (
  { status }: SettlementConsent,
  { operatorRoles }: Actor,
): OfficeConsentEvent[] =>
  officeConsentEvents.filter(
    (event) =>
      transitions[status][event] !== undefined &&
      (settlementConsentLifecycle.by[event] === 'PARK' || operatorRoles.includes('OP_FINANCE')),
  );

export const tenantConsentActions = (
  { status, answerBy }: SettlementConsent,
  { memberRole }: Actor,
  now: Date,
) =>
  memberRole === 'OWNER' && now < answerBy
    ? tenantConsentEvents.filter((event) => transitions[status][event] !== undefined)
    : [];

export const viewManagedConsent = async (db: Db, row: ConsentRow, actor: Actor): Promise<ManagedConsent> => ({
  ...(await viewFacts(db, row)),
  actions: officeConsentActions(row.consent, actor),
});

/** What the offices see with the settlement of a contract; null before it is settled. */
export async function viewConsentOf(
  db: Db,
  contractId: string,
  actor: Actor,
): Promise<ManagedConsent | null> {
  const row = await findConsentOf(db, contractId);
  return row && viewManagedConsent(db, row, actor);
}

export const viewOwnConsent = async (
  db: Db,
  row: ConsentRow,
  actor: Actor,
  now: Date,
): Promise<OwnConsent> => ({
  ...(await viewFacts(db, row)),
  actions: tenantConsentActions(row.consent, actor, now),
});
