import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Upload } from '../../ui/upload/Upload.tsx';
import type { UploadItem } from '../../ui/upload/upload-item.ts';
import { ApiError } from '../api/api-error.ts';
import { uploadPublicFile } from '../api/upload-file.ts';
import { formatBytes } from '../display/format.ts';
import { useInput } from './use-input.ts';

interface TemplateInputProps {
  name: string;
  /** The templates stored when the page was opened. */
  templates: readonly { fileId: string; name: string; bytes: number }[];
  /** The purpose under which the file store saves the file. */
  purpose: string;
}

const rules = { accept: ['.docx', '.xlsx', '.pdf'], maxSize: 20 * 1024 * 1024 };

/** The blank form to download for a material, uploaded as soon as it is chosen. */
export function TemplateInput({ name, templates, purpose }: TemplateInputProps) {
  const { value, onChange, error, ref } = useInput<string | null>(name);
  const known = templates.find(({ fileId }) => fileId === value);
  const [sent, setSent] = useState<UploadItem>();
  const [isRefused, setIsRefused] = useState(false);
  const present: UploadItem | undefined = known && {
    id: known.fileId,
    name: known.name,
    note: formatBytes(known.bytes),
    state: 'done',
    href: `/api/fms/show/${known.fileId}_0`,
  };
  const shown = sent ?? present;
  const send = async (file: File) => {
    const item = { id: file.name, name: file.name };
    setIsRefused(false);
    setSent({ ...item, state: 'sending' });
    try {
      const { fileId } = await uploadPublicFile(file, purpose);
      setSent({ ...item, state: 'done', note: formatBytes(file.size), href: `/api/fms/show/${fileId}_0` });
      onChange(fileId);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setSent({ ...item, state: 'failed', error: failure.retMsg });
    }
  };
  const remove = () => {
    setSent(undefined);
    onChange(null);
  };
  const fault = isRefused ? m.officer_item_template_refused() : error;
  return (
    <Upload
      {...rules}
      label={m.officer_item_template()}
      hint={m.officer_item_template_hint()}
      max={1}
      items={shown ? [shown] : []}
      onAdd={([file]) => file && void send(file)}
      onRefuse={() => setIsRefused(true)}
      onRemove={remove}
      {...(fault ? { error: fault } : {})}
      labels={{
        choose: m.input_choose_file(),
        retry: m.act_retry(),
        remove: (name) => m.officer_item_template_remove({ name }),
        progress: (name) => m.input_uploading({ name }),
      }}
      ref={ref}
    />
  );
}
