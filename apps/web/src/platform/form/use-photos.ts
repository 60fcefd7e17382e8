import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import type { UploadItem } from '../../ui/upload/upload-item.ts';
import { ApiError } from '../api/api-error.ts';
import { imageUrl } from '../api/image-url.ts';
import { uploadFile } from '../api/upload-file.ts';

type Unsent = UploadItem & { file: File };

let chosen = 0;

/**
 * The photos or other files of a form: the ids of those stored, and those being uploaded. Failed uploads are kept, and
 * sent again as soon as there is a network.
 */
export function usePhotos(purpose: string, value: readonly string[], onChange: (value: string[]) => void) {
  const [unsent, setUnsent] = useState<Unsent[]>([]);
  const [known, setKnown] = useState<Record<string, { name: string; isPicture: boolean }>>({});
  // Several uploads can finish before the next render.
  const latest = useRef([...value]);
  useEffect(() => {
    latest.current = [...value];
  }, [value]);
  const give = (next: string[]) => {
    latest.current = next;
    onChange(next);
  };
  const send = async ({ id, file }: Pick<Unsent, 'id' | 'file'>) => {
    const mark = (item: Partial<UploadItem>) =>
      setUnsent((all) => all.map((one) => (one.id === id ? { ...one, ...item } : one)));
    mark({ state: 'sending' });
    try {
      const { fileId } = await uploadFile(file, purpose, 'owner');
      const isPicture = file.type.startsWith('image/');
      setKnown((all) => ({ ...all, [fileId]: { name: file.name, isPicture } }));
      setUnsent((all) => all.filter((one) => one.id !== id));
      give([...latest.current, fileId]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      mark({ state: 'failed', error: error.retMsg || m.rich_text_upload_failed() });
    }
  };
  const sendAgain = useRef<() => void>(undefined);
  useEffect(() => {
    sendAgain.current = () => {
      for (const item of unsent) if (item.state === 'failed') void send(item);
    };
  });
  useEffect(() => {
    const again = () => sendAgain.current?.();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  const stored = value.map((id): UploadItem => {
    const { name, isPicture } = known[id] ?? { name: m.field_photos(), isPicture: true };
    const preview = isPicture ? imageUrl(id, 0, 160) : undefined;
    return { id, name, state: 'done', href: imageUrl(id), preview };
  });
  return {
    items: [...stored, ...unsent],
    add: (files: File[]) => {
      const begun = files.map((file): Unsent => {
        chosen += 1;
        return { id: `photo ${chosen}`, name: file.name, state: 'sending', file };
      });
      setUnsent((all) => [...all, ...begun]);
      for (const item of begun) void send(item);
    },
    remove: (id: string) => {
      setUnsent((all) => all.filter((one) => one.id !== id));
      if (latest.current.includes(id)) give(latest.current.filter((one) => one !== id));
    },
    retry: (id: string) => {
      const item = unsent.find((one) => one.id === id);
      if (item) void send(item);
    },
  };
}
