import { endText } from '@portal/contract/deadline';
import type { ContractState, RequestKind, SignEvent } from '@portal/contract/lease/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import type { Figure } from '../../../ui/figures/Figures.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { FloorPlan } from '../../building/shared/FloorPlan.tsx';
import { areaText } from '../../building/shared/unit-words.ts';
import { ContractFile } from '../shared/ContractFile.tsx';
import { ContractTerms, ContractUnits } from '../shared/ContractTerms.tsx';
import styles from './ContractInfo.module.css';
import { contractQueryKeys } from './contract-query-keys.ts';
import { OwnActs } from './OwnActs.tsx';
import { OwnConsent } from './OwnConsent.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import type { OwnContract } from './own-contract.ts';

/** Both sides have signed, and the tenant moves in or is in. */
const signedStates: readonly ContractState[] = ['SIGNED', 'ACTIVE', 'EXPIRING'];

const RequestDrawer = lazy(async () => ({ default: (await import('./RequestDrawer.tsx')).RequestDrawer }));

/** A contract with its terms, its location and the requests about it. */
export function ContractView({ id }: { id: string }) {
  const answer = useQueryOf('GET /api/propertyManage/contract/queryDetail', { id });
  return <Answered of={answer}>{(contract) => <Whole contract={contract} />}</Answered>;
}

function Whole({ contract }: { contract: OwnContract }) {
  const { contractId, place, no, kindLabel, signedAt, file, floor, requests } = contract;
  return (
    <Stack as="article" gap={24} shrink className={styles.view}>
      <header>
        <h2>
          <Written>{place}</Written>
        </h2>
        <p>
          {[no, kindLabel, signedAt === null ? '' : formatDate(signedAt, 'YYYY-MM-DD')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <Notices contract={contract} />
      <OwnConsent contract={contract} />
      <ContractTerms contract={contract} next={nextFigure(contract)} />
      <div className={styles.two}>
        <section aria-labelledby="place">
          <h3 id="place">{m.lease_position()}</h3>
          <FloorPlan
            label={m.lease_position()}
            units={floor.map((unit) => ({
              ...unit,
              look: unit.isOfContract ? 'MINE' : unit.state,
              note: unit.isOfContract ? m.lease_of_contract() : unit.stateLabel,
            }))}
          />
          <UnitsToLet floor={floor} />
        </section>
        <div>
          <ContractUnits contract={contract} />
          <Row wrap gap={12} align="center">
            {file && <ContractFile file={file} />}
            <ExportButton
              endpoint="GET /api/propertyManage/contract/print"
              input={{ id: contractId, paper: 'CONTRACT' }}
              text={m.lease_print_act_contract()}
            />
            {signedStates.includes(contract.state) && (
              <ExportButton
                endpoint="GET /api/propertyManage/contract/print"
                input={{ id: contractId, paper: 'MOVE_IN' }}
                text={m.lease_print_act_move_in()}
              />
            )}
          </Row>
        </div>
      </div>
      <OwnActs contractId={contract.contractId} />
      <OwnRequests rows={requests} />
      <Acts contract={contract} />
    </Stack>
  );
}

/** The next payment, with a link to pay it. */
function nextFigure({ nextPayment }: OwnContract): Figure | undefined {
  if (!nextPayment) return undefined;
  const { billIds, period, issueDay, dueDay, amountFen, fees } = nextPayment;
  const [bill] = billIds;
  const words = { period, issue: issueDay, due: dueDay };
  const names = new Intl.ListFormat(currentLocale()).format(fees);
  return {
    name: m.lease_next(),
    value: formatFen(amountFen),
    note: bill
      ? m.lease_next_billed({ ...words, fees: names })
      : m.lease_next_expected({ ...words, fees: names }),
    href:
      bill === undefined
        ? paths.paymentComing()
        : billIds.length > 1
          ? paths.costQuery()
          : paths.myPayment(bill),
  };
}

/** Vacant units on the same floor. */
function UnitsToLet({ floor }: Pick<OwnContract, 'floor'>) {
  const free = floor.filter(({ state }) => state === 'VACANT');
  if (free.length === 0) return null;
  return (
    <Text as="section" above={16} className={styles.free} aria-labelledby="to-let">
      <h4 id="to-let">{m.lease_to_let()}</h4>
      <ul>
        {free.map(({ unitId, buildingId, no, areaX100, rentFenPerM2Month, rentFenPerMonth }) => (
          <li key={unitId}>
            <b>
              <Written>{no}</Written>
            </b>
            <span>
              {areaText(areaX100)} × {formatFen(rentFenPerM2Month)}
            </span>
            <span>{m.building_per_month({ price: formatFen(rentFenPerMonth) })}</span>
            <ButtonLink
              variant="quiet"
              size="small"
              href={paths.building(buildingId, { unit: unitId })}
              aria-label={m.lease_see_unit_of({ no })}
            >
              {m.lease_see_unit()}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Text>
  );
}

function Notices({ contract }: { contract: OwnContract }) {
  const { state, signBy, signActions, leaveOn, handover, refundFen } = contract;
  if (state === 'TO_SIGN' && signBy !== null)
    return (
      <Alert title={m.lease_sign_by({ time: endText(signBy) })}>
        {signActions.length === 0 && m.lease_sign_owner()}
      </Alert>
    );
  if (leaveOn === null) return null;
  return (
    <Alert title={m.lease_leave_on({ day: leaveOn })}>
      {handover !== '' && m.lease_handover({ text: handover })}{' '}
      {refundFen !== null && m.lease_refund({ amount: formatFen(refundFen) })}
    </Alert>
  );
}

const signWays: Record<SignEvent, ActionConfig> = {
  confirm: { text: m.lease_confirm, ask: m.lease_confirm_text },
  refuse: { text: m.lease_refuse, ask: m.lease_refuse_text, needsReason: true },
};

const asks: Record<RequestKind, { key: string; text: () => string }> = {
  RENEW: { key: 'renew', text: m.lease_ask_renew },
  CHANGE: { key: 'change', text: m.lease_ask_change },
  LEAVE: { key: 'leave', text: m.lease_ask_leave },
};

function Acts({ contract }: { contract: OwnContract }) {
  const { contractId: id, version, place, signActions, requestActions } = contract;
  const [asked, setAsked] = useState<RequestKind>();
  const sign = useMutationOf('POST /api/propertyManage/contract/sign', {
    done: ({ stateLabel }) => m.lease_signed({ state: stateLabel }),
    invalidates: [...contractQueryKeys],
  });
  const { acts, dialog } = useEventActs<SignEvent>({
    configs: signWays,
    possible: signActions,
    title: place,
    busy: sign.busy,
    maxReason: 200,
    fire: async (event, reason) => (await sign.run({ id, event, version, reason })) !== undefined,
  });
  const requests = requestActions.map((kind) => ({
    key: asks[kind].key,
    text: asks[kind].text(),
    onPress: () => setAsked(kind),
  }));
  return (
    <>
      <PageActs acts={[...acts, ...requests]} />
      {dialog}
      <Suspense>
        {asked && <RequestDrawer contract={contract} kind={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}
