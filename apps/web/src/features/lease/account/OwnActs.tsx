import type { OwnLeaseAct } from '@portal/contract/lease/act';
import {
  leaseActLifecycle,
  type TenantActEvent,
  tenantActEvents,
} from '@portal/contract/lease/act-lifecycle';
import * as m from '@portal/texts/messages';
import { actionConfigs, actVariant } from '../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ActFacts } from '../shared/ActFacts.tsx';
import { contractQueryKeys } from './contract-query-keys.ts';

const list = 'GET /api/propertyManage/leaseAct/queryList';

/** The park's acts on a contract; one that waits for consent is open. */
export function OwnActs({ contractId }: { contractId: string }) {
  const { data } = useQueryOf(list, { contractId }, { quiet: true });
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="acts">
      <h3 id="acts">{m.lease_act_history()}</h3>
      <Stack gap={16}>
        {data.rows.map((act) =>
          act.state === 'TO_CONSENT' ? (
            <Asked key={act.actId} act={act} />
          ) : (
            <Past key={act.actId} act={act} />
          ),
        )}
      </Stack>
    </section>
  );
}

const Past = ({ act }: { act: OwnLeaseAct }) => (
  <Disclosure summary={`${act.kindLabel} · ${act.from} · ${act.stateLabel}`}>
    <ActFacts act={act} />
  </Disclosure>
);

const configs = actionConfigs(leaseActLifecycle, tenantActEvents);

function Asked({ act }: { act: OwnLeaseAct }) {
  const { actId: id, version, actions, kindLabel, consentBy } = act;
  const answer = useMutationOf('POST /api/propertyManage/leaseAct/answer', {
    done: ({ stateLabel }) => m.lease_act_done({ kind: kindLabel, state: stateLabel }),
    invalidates: [...contractQueryKeys, list],
  });
  const { acts, dialog } = useEventActs<TenantActEvent>({
    configs,
    possible: actions,
    title: kindLabel,
    busy: answer.busy,
    maxReason: 200,
    fire: async (event, reason) => (await answer.run({ id, event, version, reason })) !== undefined,
  });
  return (
    <Stack gap={16}>
      <Alert kind="warning" title={m.lease_act_consent_by({ time: formatDate(consentBy ?? 0) })}>
        {actions.length === 0 && m.lease_act_consent_owner()}
      </Alert>
      <ActFacts act={act} />
      <Row wrap gap={12}>
        {acts.map(({ key, text, busy, onPress }) => (
          <Button key={key} busy={busy} onClick={onPress} variant={actVariant(leaseActLifecycle, key)}>
            {text}
          </Button>
        ))}
      </Row>
      {dialog}
    </Stack>
  );
}
