import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import type { Refusal } from '../../ui/upload/sort-files.ts';
import type { UploadItem } from '../../ui/upload/upload-item.ts';
import { ApiError } from '../api/api-error.ts';
import { imageUrl } from '../api/image-url.ts';
import { uploadPublicFile } from '../api/upload-file.ts';

export interface StoredPicture {
  fileId: string;
  width: number;
  height: number;
}

export const pictureRules = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxSize: 10 * 1024 * 1024,
};

const preview = (fileId: string) => imageUrl(fileId, 0, 160);

interface PictureListeners {
  onChange: (picture: StoredPicture | null) => void;
  onSending?: ((isSending: boolean) => void) | undefined;
}

/**
 * A picture, uploaded as soon as it is chosen unless it is removed before the upload ends; `present` is the one already
 * stored.
 */
export function usePictureUpload(
  purpose: string,
  present: { fileId: string; name: string } | null,
  { onChange, onSending }: PictureListeners,
) {
  const [items, setItems] = useState<UploadItem[]>(
    present
      ? [{ id: present.fileId, name: present.name, state: 'done', preview: preview(present.fileId) }]
      : [],
  );
  const [fault, setFault] = useState<string>();
  const latest = useRef<File>(undefined);
  const send = async (file: File) => {
    const item = { id: file.name, name: file.name };
    latest.current = file;
    setFault(undefined);
    setItems([{ ...item, state: 'sending' }]);
    onSending?.(true);
    try {
      const { fileId, items: stored } = await uploadPublicFile(file, purpose);
      const [{ width, height } = { width: null, height: null }] = stored;
      if (width === null || height === null) throw new ApiError('', m.rich_text_upload_refused());
      if (latest.current !== file) return;
      setItems([{ ...item, id: fileId, state: 'done', preview: preview(fileId) }]);
      onChange({ fileId, width, height });
      onSending?.(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const words = error.retMsg || m.rich_text_upload_failed();
      if (latest.current !== file) return;
      setItems([{ ...item, state: 'failed', error: words }]);
      onSending?.(false);
    }
  };
  const retry = () => latest.current && send(latest.current);
  const remove = () => {
    latest.current = undefined;
    setItems([]);
    onChange(null);
    onSending?.(false);
  };
  const refuse = (_refused: { reason: Refusal }[]) => setFault(m.rich_text_upload_refused());
  return { items, fault, send, retry, remove, refuse };
}
