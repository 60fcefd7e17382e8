import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { toast } from '../../../platform/account/toasts.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Upload } from '../../../ui/upload/Upload.tsx';
import { recentMonths } from './months.ts';

const path = 'POST /api/propertyManage/meter/importReadings';
type Answer = EndpointMap[typeof path]['output'];

const months = recentMonths(12);

/** A month of readings as a spreadsheet: the template, the filled-in file, and what is wrong with it row by row. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [period, setPeriod] = useState(months[0] ?? '');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();

  async function send([file]: File[]) {
    if (!file) return;
    const form = new FormData();
    form.append('file', file);
    setBusy(true);
    setFault(undefined);
    setAnswer(undefined);
    try {
      const given = await browserClient().upload<Answer>(path.split(' ')[1] ?? '', form, { quiet: true });
      setAnswer(given);
      if (given.faults.length > 0) return;
      toast('success', m.billing_imported({ count: given.entered }));
      await queries.invalidateQueries({ queryKey: ['GET /api/propertyManage/meter/queryReadingList'] });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.retMsg);
    } finally {
      setBusy(false);
    }
  }

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
          <Upload
            label={m.field_file()}
            hint={m.billing_import_hint()}
            accept={['.xlsx']}
            max={1}
            disabled={busy}
            {...(fault ? { error: fault } : {})}
            items={[]}
            onAdd={(files) => void send(files)}
            onRefuse={() => setFault(m.billing_import_hint())}
            onRemove={() => undefined}
            labels={{
              choose: m.billing_choose_file(),
              remove: () => m.operator_close(),
              progress: () => m.billing_import(),
              retry: m.case_retry(),
            }}
          />
        </Wide>
      </FormSection>
      {answer && answer.faults.length > 0 && (
        <>
          <Alert kind="error" title={m.billing_import_faults({ count: answer.faults.length })} announce>
            {m.billing_import_none()}
          </Alert>
          <Table
            caption={m.billing_import()}
            columns={[
              { key: 'row', head: m.billing_row(), cell: ({ row }) => row, width: '6rem' },
              { key: 'text', head: m.billing_fault(), cell: ({ text }) => text },
            ]}
            rows={answer.faults}
            rowKey={({ row, text }) => `${row}${text}`}
          />
        </>
      )}
    </Drawer>
  );
}
