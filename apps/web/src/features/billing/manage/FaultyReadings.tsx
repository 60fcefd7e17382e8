import {
  type ReadingContent,
  type ReadingCorrections,
  type ReadingFault,
  readingContent,
} from '@portal/contract/billing/meter-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import type { SendAgain } from '../../../platform/account/ImportFile.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { quantityText } from '../shared/bill-words.ts';
import styles from './FaultyReadings.module.css';
import { ReadAgain } from './ReadAgain.tsx';

type Content = ReadingCorrections[number]['content'];

interface FaultyReadingsProps {
  period: string;
  /** Number of valid rows in the file. */
  ready: number;
  rows: ReadingFault[];
  sendAgain: SendAgain;
}

/** The faulty rows of a spreadsheet, each with its wrong cell, corrected in place; then all are entered at once. */
export function FaultyReadings({ period, ready, rows, sendAgain }: FaultyReadingsProps) {
  const [settled, setSettled] = useState<ReadonlyMap<number, Content>>(new Map());
  // A corrected row that is still wrong comes back with another fault.
  const [tried, setTried] = useState(rows);
  const [busy, setBusy] = useState(false);
  if (tried !== rows) {
    setTried(rows);
    setSettled(new Map([...settled].filter(([row]) => rows.every((fault) => fault.row !== row))));
  }
  const left = rows.filter(({ row }) => !settled.has(row));
  const taken = [...settled.values()].filter((content) => content !== null).length;
  const settle = (row: number, content?: Content) => {
    const next = new Map(settled);
    if (content === undefined) next.delete(row);
    else next.set(row, content);
    setSettled(next);
  };
  const enter = async () => {
    setBusy(true);
    await sendAgain([...settled].map(([row, content]) => ({ row, content }))).finally(() => setBusy(false));
  };
  return (
    <>
      {left.length > 0 && (
        <Alert kind="error" title={m.billing_import_faults({ count: left.length })} announce>
          {m.billing_import_rest({ ready })}
        </Alert>
      )}
      <CardTable
        caption={m.billing_import_faults({ count: rows.length })}
        rows={rows}
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
            cell: (row) => {
              const content = settled.get(row.row);
              if (content === undefined)
                return (
                  <Correction fault={row} period={period} onSettled={(found) => settle(row.row, found)} />
                );
              return (
                <div className={styles.acts}>
                  {content === null ? m.billing_skipped() : quantityText(content.readingX100)}
                  <Button onClick={() => settle(row.row)}>{m.act_edit()}</Button>
                </div>
              );
            },
          },
        ]}
      />
      <Button variant="main" disabled={left.length > 0} busy={busy} onClick={() => void enter()}>
        {m.billing_enter_all({ count: ready + taken })}
      </Button>
    </>
  );
}

/** A cell as it was entered; the wrong one is outlined. */
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
  onSettled: (content: Content) => void;
}

function Correction({ fault, period, onSettled }: CorrectionProps) {
  const { meterNo, readingX100, peakX100, flatX100, valleyX100, nightX100, nightsX100, isRolledOver } = fault;
  const form = useContractForm<ReadingContent>(readingContent, {
    defaultValues: {
      meterNo,
      period,
      peakX100,
      flatX100,
      valleyX100,
      nightX100,
      nightsX100,
      isRolledOver,
      readingX100: readingX100 as number,
    },
  });
  const settle = form.handleSubmit((content) => onSettled(content));
  return (
    <form noValidate className={styles.fix} onSubmit={(sent) => void settle(sent)}>
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
        <Button type="submit">{m.billing_enter_row()}</Button>
        <Button onClick={() => onSettled(null)}>{m.billing_skip_row()}</Button>
        {fault.previousX100 !== null && (
          <ReadAgain
            {...{ meterNo, period, photoFileId: fault.photoFileId }}
            onAsked={() => onSettled(null)}
          />
        )}
      </div>
    </form>
  );
}
