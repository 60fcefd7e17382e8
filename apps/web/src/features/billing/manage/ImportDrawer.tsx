import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { ImportReadings } from './ImportReadings.tsx';
import { recentMonths } from './months.ts';

const months = recentMonths(12);

/** Imports a month of readings from a spreadsheet. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState(months[0] ?? '');
  return (
    <Drawer open onClose={onClose} title={m.billing_import()} size="large" closeLabel={m.act_close()}>
      <FormSection title={m.billing_import()}>
        <NativeSelect
          label={m.field_period()}
          value={period}
          onChange={({ target }) => setPeriod(target.value)}
          options={months.map((month) => ({ value: month, text: month }))}
        />
        <Wide>
          <ImportReadings period={period} />
        </Wide>
      </FormSection>
    </Drawer>
  );
}
