import type { AnomalyView } from '@portal/contract/billing/bill';
import type { AnomalyEvent } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';

const words: Record<AnomalyEvent, () => string> = {
  confirm: m.billing_ask_repair,
  dismiss: m.billing_nothing_wrong,
};

/** Anomalies of a meter: the report is already written, and the tenant only confirms it. */
export function Anomalies({ anomalies, meterNo }: { anomalies: AnomalyView[]; meterNo: string }) {
  return anomalies.map((anomaly) => <Draft key={anomaly.anomalyId} anomaly={anomaly} meterNo={meterNo} />);
}

function Draft({ anomaly, meterNo }: { anomaly: AnomalyView; meterNo: string }) {
  const { anomalyId: id, version, actions, kindLabel, draft, stateLabel, ticketId, ticketNo } = anomaly;
  const operate = useMutationOf('POST /api/propertyManage/meter/operateAnomaly', {
    done: (done) => done.stateLabel,
    invalidates: [
      'GET /api/propertyManage/meter/queryList',
      'GET /api/propertyManage/meter/queryDetail',
      'GET /api/propertyManage/bill/queryDetail',
      'GET /api/propertyManage/repair/queryList',
    ],
  });
  return (
    <Alert
      kind={actions.length > 0 ? 'warning' : 'info'}
      title={`${meterNo} ${kindLabel} · ${stateLabel}`}
      action={
        <Row wrap gap={8}>
          {actions.map((event) => (
            <Button
              key={event}
              variant={event === 'confirm' ? 'main' : undefined}
              busy={operate.busy}
              onClick={() => void operate.run({ id, event, version })}
            >
              {words[event]()}
            </Button>
          ))}
          {ticketId && (
            <ButtonLink href={paths.repair({ id: ticketId })}>
              {m.billing_see_ticket({ no: ticketNo })}
            </ButtonLink>
          )}
        </Row>
      }
    >
      <p>{draft}</p>
    </Alert>
  );
}
