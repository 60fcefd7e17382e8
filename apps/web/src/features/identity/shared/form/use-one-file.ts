import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { formatBytes } from '../../../../platform/display/format.ts';
import type { Refusal } from '../../../../ui/upload/sort-files.ts';
import type { UploadItem } from '../../../../ui/upload/upload-item.ts';

export interface OneFile {
  stored?: { name: string; bytes: number } | undefined;
  /** Uploads the chosen file. */
  upload: (chosen: File) => Promise<{ fileId: string }>;
  /** Receives the id of the stored file, or an empty text. */
  onChange: (fileId: string) => void;
  /** Called for each upload; the promise settles when it ends, successful or not. */
  onSending: (sending: Promise<void>) => void;
}

/** The address of a preview, so that users notice a blurred picture before the park does. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      setPreview(undefined);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return preview;
}

/** The one file of a field while it is uploaded: a picture or a PDF. */
export function useOneFile({ stored, upload, onChange, onSending }: OneFile) {
  const [item, setItem] = useState<UploadItem | undefined>(
    stored && { id: 'stored', name: stored.name, note: formatBytes(stored.bytes), state: 'done' },
  );
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const preview = usePreview(file);
  // The result of an upload counts only while its file is the one chosen last.
  const wanted = useRef<File>(undefined);

  const send = async (chosen: File) => {
    const row = { id: chosen.name, name: chosen.name, note: formatBytes(chosen.size) };
    wanted.current = chosen;
    setFault(undefined);
    setFile(chosen);
    // The form must not keep the file that is being replaced.
    if (item) onChange('');
    setItem({ ...row, state: 'sending' });
    try {
      const { fileId } = await upload(chosen);
      if (wanted.current !== chosen) return;
      setItem({ ...row, state: 'done' });
      onChange(fileId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (wanted.current === chosen) setItem({ ...row, state: 'failed', error: error.retMsg });
    }
  };
  const begin = (chosen: File) => onSending(send(chosen));
  return {
    items: item ? [item.id === 'stored' ? item : { ...item, preview }] : [],
    fault,
    add: ([chosen]: File[]) => chosen && begin(chosen),
    retry: () => file && begin(file),
    refuse: ([first]: { file: File; reason: Refusal }[]) =>
      setFault(first?.reason === 'size' ? m.fault_file_size() : m.fault_file_type()),
    remove: () => {
      wanted.current = undefined;
      setItem(undefined);
      onChange('');
    },
  };
}
