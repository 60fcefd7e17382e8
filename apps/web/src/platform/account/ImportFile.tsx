import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../ui/alert/Alert.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { Upload } from '../../ui/upload/Upload.tsx';
import { ApiError } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';

/** The endpoints that take a spreadsheet and report the faults of each row. */
type ImportKey = {
  [Key in keyof EndpointMap]: EndpointMap[Key]['output'] extends { faults: { row: number; text: string }[] }
    ? Key
    : never;
}[keyof EndpointMap];

type SendAgain = (corrections: unknown) => Promise<void>;

interface ImportFileProps<Key extends ImportKey> {
  endpoint: Key;
  hint: string;
  accept: string[];
  onDone: (answer: EndpointMap[Key]['output']) => Promise<void> | void;
  /** Whether faulty rows hold up no others, so that a file with faults is done, too. */
  takesPart?: boolean;
  /**
   * Lets users correct faulty rows in place and resend the file with the corrections; without it the faults are only
   * listed.
   */
  children?: (answer: EndpointMap[Key]['output'], sendAgain: SendAgain) => ReactNode;
}

/** Uploads a spreadsheet, and lists its faults row by row. */
export function ImportFile<Key extends ImportKey>({
  endpoint,
  hint,
  accept,
  onDone,
  takesPart = false,
  children,
}: ImportFileProps<Key>) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [answer, setAnswer] = useState<EndpointMap[Key]['output']>();
  const faults: { row: number; text: string }[] = answer?.faults ?? [];

  const [sent, setSent] = useState<File>();

  async function send(file: File, corrections?: unknown) {
    const form = new FormData();
    form.append('file', file);
    if (corrections !== undefined)
      form.append('corrections', new Blob([JSON.stringify(corrections)]), 'corrections.json');
    setBusy(true);
    setFault(undefined);
    setSent(file);
    if (corrections === undefined) setAnswer(undefined);
    try {
      const address = endpoint.split(' ')[1] ?? '';
      const got = await browserClient().upload<EndpointMap[Key]['output']>(address, form, { quiet: true });
      setAnswer(got);
      if (takesPart || got.faults.length === 0) await onDone(got);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.retMsg);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Upload
        label={m.field_file()}
        hint={hint}
        accept={accept}
        max={1}
        disabled={busy}
        {...(fault ? { error: fault } : {})}
        items={[]}
        onAdd={([file]) => void (file && send(file))}
        onRefuse={() => setFault(hint)}
        onRemove={() => undefined}
        labels={{
          choose: m.billing_choose_file(),
          remove: () => m.act_close(),
          progress: () => m.billing_import(),
          retry: m.act_retry(),
        }}
      />
      {answer && sent && children?.(answer, (corrections) => send(sent, corrections))}
      {!children && faults.length > 0 && (
        <>
          <Alert kind="error" title={m.billing_import_faults({ count: faults.length })} announce>
            {m.billing_import_none()}
          </Alert>
          <Table
            caption={m.billing_import()}
            columns={[
              { key: 'row', head: m.billing_row(), cell: ({ row }) => row || '', width: '6rem' },
              { key: 'text', head: m.billing_fault(), cell: ({ text }) => text },
            ]}
            rows={faults}
            rowKey={({ row, text }) => `${row}${text}`}
          />
        </>
      )}
    </>
  );
}
