import type { RequestKind, SignEvent } from '@portal/contract/lease-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { type EventWay, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { FloorPlan } from '../../building/shared/FloorPlan.tsx';
import { ContractFile } from '../shared/ContractFile.tsx';
import { ContractTerms, ContractUnits } from '../shared/ContractTerms.tsx';
import { Settlement } from '../shared/Settlement.tsx';
import styles from './ContractInfo.module.css';
import { OwnRequests } from './OwnRequests.tsx';
import type { OwnContract } from './own-contract.ts';
import { staleContracts } from './stale-contracts.ts';

const RequestDrawer = lazy(async () => ({ default: (await import('./RequestDrawer.tsx')).RequestDrawer }));

/** A contract with its terms, its place and what was asked about it. */
export function ContractView({ id }: { id: string }) {
  const answer = useQueryOf('GET /api/propertyManage/contract/queryDetail', { id });
  return <Answered of={answer}>{(contract) => <Whole contract={contract} />}</Answered>;
}

function Whole({ contract }: { contract: OwnContract }) {
  const { place, no, kindLabel, signedAt, file, floor, requests } = contract;
  return (
    <article className={styles.view}>
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
      <ContractTerms contract={contract} />
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
        </section>
        <div>
          <ContractUnits contract={contract} />
          {file && <ContractFile file={file} />}
        </div>
      </div>
      <Settlement lines={contract.settlement} />
      <OwnRequests rows={requests} />
      <Acts contract={contract} />
    </article>
  );
}

function Notices({ contract }: { contract: OwnContract }) {
  const { state, signBy, signActions, leaveOn, handover, refundFen } = contract;
  if (state === 'TO_SIGN' && signBy !== null)
    return (
      <Alert title={m.lease_sign_by({ time: formatDate(signBy) })}>
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

const signWays: Record<SignEvent, EventWay> = {
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
    invalidates: [...staleContracts],
  });
  const { acts, dialog } = useEventActs<SignEvent>({
    ways: signWays,
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
