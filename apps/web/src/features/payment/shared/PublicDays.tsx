import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { PublicDayState } from '@portal/contract/payment/reconcile';
import * as m from '@portal/texts/messages';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import hidden from '../../../ui/visually-hidden/VisuallyHidden.module.css';
import styles from './PublicDays.module.css';

type Days = EndpointMap['GET /api/payManage/reconcile/queryPublic']['output']['rows'];

const names: Record<PublicDayState, () => string> = {
  BALANCED: m.pay_public_balanced,
  SETTLED: m.pay_public_settled,
  CHECKING: m.pay_public_checking,
};
const states = Object.keys(names) as PublicDayState[];

/** Whether each of the last days was reconciled, open to the public. */
export function PublicDays({ days }: { days: Days }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <div className={styles.part}>
      <h3>{m.pay_public_title()}</h3>
      <p>{m.pay_public_text()}</p>
      <Columns as="ol" of="repeat(14, minmax(0, 1fr))" gap={4} above={10} below={10} className={styles.days}>
        {days.map(({ day, state }) => (
          <li key={day} data-state={state}>
            <span className={hidden.hidden}>{`${day} ${names[state]()}`}</span>
          </li>
        ))}
      </Columns>
      <Row as="p" wrap gap={4} gapX={16} align="center" size={13} figures className={styles.key} aria-hidden>
        {states.map((state) => (
          <span key={state}>
            <i data-state={state} />
            {names[state]()}
          </span>
        ))}
        <span>{`${first.day.slice(5)} – ${last.day.slice(5)}`}</span>
      </Row>
    </div>
  );
}
