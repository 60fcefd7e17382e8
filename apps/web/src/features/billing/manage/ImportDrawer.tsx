import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ImportFile } from '../../../platform/account/ImportFile.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { toast } from '../../../platform/account/toasts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { recentMonths } from './months.ts';

const months = recentMonths(12);

/** A month of readings as a spreadsheet: the template, the filled-in file, and what is wrong with it row by row. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [period, setPeriod] = useState(months[0] ?? '');
  return (
    <Drawer open onClose={onClose} title={m.billing_import()} size="large" closeLabel={m.operator_close()}>
      <FormSection title={m.billing_template()}>
        <NativeSelect
          label={m.field_period()}
          value={period}
          onChange={({ target }) => setPeriod(target.value)}
          options={months.map((month) => ({ value: month, text: month }))}
        />
        <ExportButton endpoint="GET /api/propertyManage/meter/readingTemplate" input={{ period }} />
      </FormSection>
      <FormSection title={m.billing_import()}>
        <Wide>
          <ImportFile
            endpoint="POST /api/propertyManage/meter/importReadings"
            hint={m.billing_import_hint()}
            accept={['.xlsx']}
            onDone={async ({ entered }) => {
              toast('success', m.billing_imported({ count: entered }));
              await queries.invalidateQueries({
                queryKey: ['GET /api/propertyManage/meter/queryReadingList'],
              });
              onClose();
            }}
          />
        </Wide>
      </FormSection>
    </Drawer>
  );
}
