import { type ReadingContent, type ReadingFault, readingContent } from '@portal/contract/meter-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { quantityText } from '../shared/bill-words.ts';
import styles from './FaultyReadings.module.css';

interface FaultyReadingsProps {
  period: string;
  entered: number;
  rows: ReadingFault[];
}

/** The rows of a spreadsheet that were not entered: each with its wrong cell, and corrected by itself. */
export function FaultyReadings({ period, entered, rows }: FaultyReadingsProps) {
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  const left = rows.filter(({ row }) => !settled.has(row));
  if (left.length === 0) return null;
  return (
    <>
      <Alert kind="error" title={m.billing_import_faults({ count: left.length })} announce>
        {m.billing_import_rest({ entered })}
      </Alert>
      <CardTable
        caption={m.billing_import_faults({ count: left.length })}
        rows={left}
        rowKey={({ row }) => row}
        columns={[
          { key: 'row', head: m.billing_row(), cell: ({ row }) => row, width: '4rem', part: 'title' },
          {
            key: 'meter',
            part: 'fact',
            head: m.field_meter_no(),
            cell: (row) => (
              <>
                <Cell row={row} field="meterNo" text={row.meterNo} />
                <small>
                  <Written>{row.place}</Written>
                </small>
              </>
            ),
          },
          {
            key: 'previous',
            part: 'fact',
            head: m.billing_previous(),
            align: 'end',
            cell: ({ previousX100 }) => quantityText(previousX100),
          },
          {
            key: 'written',
            part: 'fact',
            head: m.field_reading(),
            align: 'end',
            cell: (row) => (
              <>
                <Cell row={row} field="reading" text={row.written} />
                {row.field === 'period' && <Cell row={row} field="period" text={row.period} />}
              </>
            ),
          },
          { key: 'fault', part: 'fact', head: m.billing_fault(), cell: ({ text }) => text },
          {
            key: 'fix',
            part: 'action',
            head: m.billing_correction(),
            cell: (row) => (
              <Correction
                fault={row}
                period={period}
                onSettled={() => setSettled((before) => new Set([...before, row.row]))}
              />
            ),
          },
        ]}
      />
    </>
  );
}

/** A cell as it was written; the one that is wrong is outlined. */
function Cell({ row, field, text }: { row: ReadingFault; field: ReadingFault['field']; text: string }) {
  return (
    <span className={row.field === field ? styles.wrong : undefined}>
      <Written>{text === '' ? '—' : text}</Written>
    </span>
  );
}

interface CorrectionProps {
  fault: ReadingFault;
  period: string;
  onSettled: () => void;
}

function Correction({ fault, period, onSettled }: CorrectionProps) {
  const { meterNo, readingX100, peakX100, flatX100, valleyX100, nightX100, isRolledOver } = fault;
  const form = useContractForm<ReadingContent>(readingContent, {
    defaultValues: {
      ...{ meterNo, period, peakX100, flatX100, valleyX100, nightX100, isRolledOver },
      readingX100: readingX100 as number,
    },
  });
  const save = useMutationOf('POST /api/propertyManage/meter/read', {
    once: true,
    done: ({ usageX100 }) => m.billing_reading_entered({ usage: quantityText(usageX100) }),
    invalidates: ['GET /api/propertyManage/meter/queryReadingList'],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    if (await save.run({ data })) onSettled();
  });
  return (
    <form noValidate className={styles.fix} onSubmit={(sent) => void send(sent)}>
      <FormScope form={form}>
        <div className={styles.fields}>
          {fault.field === 'meterNo' && <TextInput name="meterNo" />}
          <MoneyInput name="readingX100" />
          {peakX100 !== null && (
            <>
              <MoneyInput name="peakX100" />
              <MoneyInput name="flatX100" />
              <MoneyInput name="valleyX100" />
            </>
          )}
          {fault.field === 'reading' && (
            <SwitchInput name="isRolledOver">{m.field_rolled_over()}</SwitchInput>
          )}
        </div>
      </FormScope>
      <div className={styles.acts}>
        <Button type="submit" variant="main" busy={save.busy}>
          {m.billing_enter_row()}
        </Button>
        <Button onClick={onSettled}>{m.billing_skip_row()}</Button>
      </div>
    </form>
  );
}
