import * as m from '@portal/texts/messages';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { OpenBills } from './OpenBills.tsx';
import { TodayPanel } from './TodayPanel.tsx';

/** Before a bank line is chosen: what to do, what is open, and the day of the counter. */
export const CounterStart = () => (
  <Columns of="minmax(0, 1.3fr) minmax(0, 1fr)" stack="laptop" gap={24} align="start">
    <Stack gap={16} shrink>
      <Alert>{m.counter_choose_line()}</Alert>
      <OpenBills />
    </Stack>
    <TodayPanel />
  </Columns>
);
