import type { ImportRun } from '@portal/contract/import/import';
import { type ImportKind, importKindNames, importLimits } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { Upload } from '../../../ui/upload/Upload.tsx';

interface ImportUploadProps {
  /** The kinds to choose from. */
  kinds?: readonly ImportKind[];
  /** The kind, where it is known. */
  kind?: ImportKind;
  /** The import whose file is replaced. */
  importId?: string;
  onDone: (run: ImportRun) => void;
}

const megabytes = importLimits.bytes / 1024 / 1024;

/** Uploads a spreadsheet; what it is about is recognised, or chosen. */
export function ImportUpload({ kinds = [], kind: given, importId, onDone }: ImportUploadProps) {
  const [kind, choose] = useState<string>(given ?? '');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function send(file: File) {
    if (file.size > importLimits.bytes) return setFault(m.import_refusal_large({ max: megabytes }));
    const form = new FormData();
    if (kind !== '') form.append('kind', kind);
    if (importId !== undefined) form.append('id', importId);
    form.append('file', file);
    setBusy(true);
    setFault(undefined);
    try {
      const address = '/api/importManage/import/upload';
      onDone(await browserClient().upload<ImportRun>(address, form, { quiet: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.retMsg);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={12}>
      {kinds.length > 0 && (
        <NativeSelect
          label={m.import_kind()}
          value={kind}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', text: m.import_kind_recognised() },
            ...kinds.map((one) => ({ value: one, text: importKindNames[one]() })),
          ]}
        />
      )}
      <Upload
        label={m.field_file()}
        hint={m.import_upload_hint({ rows: importLimits.rows, size: megabytes })}
        dropHint={m.import_upload_drop()}
        accept={['.xlsx', '.csv', '.docx']}
        max={1}
        disabled={busy}
        {...(fault ? { error: fault } : {})}
        items={[]}
        onAdd={([file]) => void (file && send(file))}
        onRefuse={() => setFault(m.import_refusal_file())}
        onRemove={() => undefined}
        labels={{
          choose: busy ? m.import_reading() : m.billing_choose_file(),
          remove: () => m.act_close(),
          progress: () => m.import_reading(),
          retry: m.act_retry(),
        }}
      />
    </Stack>
  );
}
