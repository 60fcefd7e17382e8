import * as m from '@portal/texts/messages';
import { Panel } from '../../../ui/panel/Panel.tsx';
import GuestDesk from './GuestDesk.island.tsx';
import type { Asked } from './guest-query.ts';
import styles from './Public.module.css';

/** Looks up a bill or a meter, next to a drawn bill that shows where to find its two numbers. */
export function Lookup({ asked, title }: { asked: Asked; title: string }) {
  const isBill = asked === 'BILL';
  return (
    <Panel title={title}>
      <div className={styles.lookup}>
        <div>
          <GuestDesk asked={asked} />
          <noscript>
            <p>{m.billing_script_needed()}</p>
          </noscript>
        </div>
        <figure className={styles.slip}>
          <div className={styles.paper} aria-hidden>
            <b>{m.billing_slip_title()}</b>
            <span>{isBill ? m.field_bill_no() : m.field_meter_no()}</span>
            <span>{m.field_room_no()}</span>
            <i />
            <i />
          </div>
          <figcaption>{isBill ? m.billing_slip_text() : m.billing_slip_meter()}</figcaption>
        </figure>
      </div>
    </Panel>
  );
}
