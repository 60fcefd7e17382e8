import * as m from '@portal/texts/messages';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import GuestDesk from './GuestDesk.island.tsx';
import type { Asked } from './guest-query.ts';
import styles from './Public.module.css';

/** Looks up a bill or a meter, next to a drawn bill that shows where to find its two numbers. */
export function Lookup({ asked, title }: { asked: Asked; title: string }) {
  const isBill = asked === 'BILL';
  return (
    <Panel title={title}>
      <Columns of="minmax(0, 1fr) 260px" gap={24} gapX={40} align="start" padTop={8} stack="phone">
        <div>
          <GuestDesk asked={asked} />
          <noscript>
            <p>{m.billing_script_needed()}</p>
          </noscript>
        </div>
        <Text as="figure" tone="quiet" size={13}>
          <Stack gap={12} below={12} pad={16} frame="thin" tone="ink" className={styles.paper} aria-hidden>
            <Text as="b" text="center">
              {m.billing_slip_title()}
            </Text>
            <span>{isBill ? m.field_bill_no() : m.field_meter_no()}</span>
            <span>{m.field_room_no()}</span>
            <i />
            <i />
          </Stack>
          <figcaption>{isBill ? m.billing_slip_text() : m.billing_slip_meter()}</figcaption>
        </Text>
      </Columns>
    </Panel>
  );
}
