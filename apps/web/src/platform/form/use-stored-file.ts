import * as m from '@portal/texts/messages';
import { useState } from 'react';
import type { Refusal } from '../../ui/upload/sort-files.ts';
import type { UploadItem } from '../../ui/upload/upload-item.ts';
import { ApiError } from '../api/api-error.ts';
import { imageUrl } from '../api/image-url.ts';
import { uploadFile } from '../api/upload-file.ts';
import { formatBytes } from '../display/format.ts';

export interface StoredFile {
  fileId: string;
  name: string;
  mime: string;
  bytes: number;
}

interface Storing {
  purpose: string;
  /** Logos are public; documents are visible only to the enterprise and the park. */
  visibility: 'public' | 'owner';
  stored: StoredFile | null;
  /** Receives the id of the stored file, or an empty string. */
  onChange: (fileId: string) => void;
}

const isPicture = (mime: string) => mime.startsWith('image/');

const itemOf = ({ fileId, name, mime, bytes }: StoredFile): UploadItem => ({
  id: fileId,
  name,
  state: 'done',
  note: bytes > 0 ? formatBytes(bytes) : undefined,
  href: imageUrl(fileId),
  preview: isPicture(mime) ? imageUrl(fileId, 0, 160) : undefined,
});

/** Manages the upload of one file in a form. */
export function useStoredFile({ purpose, visibility, stored, onChange }: Storing) {
  const [item, setItem] = useState(stored ? itemOf(stored) : undefined);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();

  const send = async (chosen: File) => {
    const row = { id: chosen.name, name: chosen.name, note: formatBytes(chosen.size) };
    setFault(undefined);
    setFile(chosen);
    // The form drops the file being replaced.
    if (item) onChange('');
    setItem({ ...row, state: 'sending' });
    try {
      const { fileId, items } = await uploadFile(chosen, purpose, visibility);
      const [kept] = items;
      setItem(kept ? itemOf({ ...kept, fileId }) : { ...row, state: 'done' });
      onChange(fileId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setItem({ ...row, state: 'failed', error: error.retMsg });
    }
  };
  return {
    items: item ? [item] : [],
    fault,
    add: ([chosen]: File[]) => chosen && void send(chosen),
    retry: () => file && void send(file),
    refuse: ([first]: { file: File; reason: Refusal }[]) =>
      setFault(first?.reason === 'size' ? m.profile_upload_size() : m.profile_upload_kind()),
    remove: () => {
      setItem(undefined);
      onChange('');
    },
  };
}
