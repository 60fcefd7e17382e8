import type { ArchiveRow } from '@portal/contract/park-archive/archive';
import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../../platform/account/toasts.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { Upload } from '../../../../ui/upload/Upload.tsx';
import { archiveQueryKeys } from './archive-query-keys.ts';

const maxBytes = 50 * 1024 * 1024;

/** Uploads an exported archive to read into this park. */
export function UploadArchive({ onDone }: { onDone: (archiveId: string) => void }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function send(file: File) {
    if (file.size > maxBytes) return setFault(m.park_export_fault_too_large());
    const form = new FormData();
    form.append('file', file);
    setBusy(true);
    setFault(undefined);
    try {
      const address = '/api/settingManage/parkArchive/upload';
      const row = await browserClient().upload<ArchiveRow>(address, form, { quiet: true });
      await Promise.all(archiveQueryKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
      toast('success', m.park_export_proposed());
      onDone(row.archiveId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.data.fields?.file ?? error.retMsg);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Upload
      label={m.park_export_choose()}
      hint={m.park_export_panel_in_text()}
      dropHint={m.import_upload_drop()}
      accept={['.zip']}
      max={1}
      disabled={busy}
      {...(fault ? { error: fault } : {})}
      items={[]}
      onAdd={([file]) => void (file && send(file))}
      onRefuse={() => setFault(m.park_export_fault_unreadable())}
      onRemove={() => undefined}
      labels={{
        choose: busy ? m.import_reading() : m.park_export_choose(),
        remove: () => m.act_close(),
        progress: () => m.import_reading(),
        retry: m.act_retry(),
      }}
    />
  );
}
