import { endText } from '@portal/contract/deadline';
import type { OwnConsent as Consent } from '@portal/contract/lease/consent';
import {
  settlementConsentLifecycle,
  type TenantConsentEvent,
  tenantConsentEvents,
} from '@portal/contract/lease/consent-lifecycle';
import type { ContractFacts } from '@portal/contract/lease/public';
import * as m from '@portal/texts/messages';
import { actionConfigs, actVariant } from '../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ConsentFacts } from '../shared/ConsentFacts.tsx';
import { Settlement } from '../shared/Settlement.tsx';
import { contractQueryKeys } from './contract-query-keys.ts';

const query = 'GET /api/propertyManage/moveOut/queryConsent';

/** The settlement of a contract with the tenant's answer; before it is booked, an estimate. */
export function OwnConsent({
  contract,
}: {
  contract: Pick<ContractFacts, 'contractId' | 'no' | 'settlement'>;
}) {
  const { contractId, no, settlement } = contract;
  const { data } = useQueryOf(query, { contractId }, { quiet: true });
  const consent = data?.consent;
  if (!consent) return <Settlement lines={settlement} />;
  return (
    <Stack gap={16}>
      <Settlement lines={settlement} />
      {consent.state === 'WAITING' && (
        <Alert kind="warning" title={m.move_out_consent_by({ time: endText(consent.answerBy) })}>
          {consent.actions.length === 0 ? m.move_out_consent_owner() : m.move_out_consent_by_note()}
        </Alert>
      )}
      {consent.state !== 'WAITING' && <ConsentFacts consent={consent} />}
      <Row wrap gap={12}>
        <Answer consent={consent} no={no} />
        <ExportButton
          endpoint="GET /api/propertyManage/contract/print"
          input={{ id: contractId, paper: 'SETTLEMENT' }}
          text={m.lease_print_act_settlement()}
        />
      </Row>
    </Stack>
  );
}

const configs = actionConfigs(settlementConsentLifecycle, tenantConsentEvents);

function Answer({ consent, no }: { consent: Consent; no: string }) {
  const { consentId: id, version, actions } = consent;
  const answer = useMutationOf('POST /api/propertyManage/moveOut/answer', {
    done: ({ stateLabel }) => m.move_out_consent_done({ state: stateLabel }),
    invalidates: [...contractQueryKeys, query],
  });
  const { acts, dialog } = useEventActs<TenantConsentEvent>({
    configs,
    possible: actions,
    title: no,
    busy: answer.busy,
    maxReason: 300,
    fire: async (event, reason) => (await answer.run({ id, event, version, reason })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={actVariant(settlementConsentLifecycle, key)}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
