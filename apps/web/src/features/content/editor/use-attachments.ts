import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { uploadPublicFile } from '../../../platform/api/upload-file.ts';
import type { UploadItem } from '../../../ui/upload/upload-item.ts';

type Attachments = ArticleContent['attachments'];
type StoredFile = ManagedArticle['files'][number];

export const maxAttachments = 20;
export const attachmentRules = {
  accept: ['.pdf', '.docx', '.xlsx', '.zip', '.jpg', '.jpeg', '.png', '.webp'],
  maxSize: 20 * 1024 * 1024,
};

const keyOf = ({ fileId, index }: Attachments[number]) => `${fileId}_${index}`;

let sent = 0;

/** The files of an article: stored ones belong to its content; others are uploading or failed. */
export function useAttachments(
  known: readonly StoredFile[],
  value: Attachments,
  onChange: (value: Attachments) => void,
) {
  const [files, setFiles] = useState(() => new Map(known.map((file) => [keyOf(file), file])));
  const [unfinished, setUnfinished] = useState<(UploadItem & { file: File })[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  // Several uploads can end before the next render, so the latest value is kept in a ref.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: Attachments) => {
    latest.current = next;
    onChange(next);
  };
  const setItem = (id: string, item: Partial<UploadItem> | null) =>
    setUnfinished((all) =>
      all.flatMap((one) => (one.id === id ? (item ? [{ ...one, ...item }] : []) : [one])),
    );

  const send = async (id: string, file: File) => {
    try {
      const { fileId, items } = await uploadPublicFile(file, 'article');
      const added = items.map(({ index, name, mime, bytes }) => ({ fileId, index, name, mime, bytes }));
      setFiles((all) => new Map([...all, ...added.map((one) => [keyOf(one), one] as const)]));
      setItem(id, null);
      change([...latest.current, ...added.map(({ index }) => ({ fileId, index }))]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setItem(id, {
        state: 'failed',
        error: error.retMsg || m.rich_text_upload_failed(),
      });
    }
  };

  const add = (chosen: File[]) => {
    setIsRefused(false);
    const begun = chosen.map((file) => {
      sent += 1;
      return { id: `sent ${sent}`, name: file.name, state: 'sending' as const, file };
    });
    setUnfinished((all) => [...all, ...begun]);
    for (const { id, file } of begun) void send(id, file);
  };
  const forget = (id: string) => {
    setItem(id, null);
    if (latest.current.some((one) => keyOf(one) === id))
      change(latest.current.filter((one) => keyOf(one) !== id));
  };
  const retry = (id: string) => {
    const item = unfinished.find((one) => one.id === id);
    if (!item) return;
    setItem(id, { state: 'sending' });
    void send(id, item.file);
  };
  const stored = value.flatMap((one) => files.get(keyOf(one)) ?? []);
  return { stored, unfinished, isRefused, add, forget, retry, refuse: () => setIsRefused(true) };
}
