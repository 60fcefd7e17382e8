import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatBytes } from '../../../platform/display/format.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { Upload } from '../../../ui/upload/Upload.tsx';
import { attachmentRules, maxAttachments, useAttachments } from './use-attachments.ts';

interface AttachmentsFieldProps {
  label: string;
  /** Files whose names are already known. */
  known: ManagedArticle['files'];
}

/** Files attached to the text, uploaded as soon as they are chosen. */
export function AttachmentsField({ label, known }: AttachmentsFieldProps) {
  const { value, onChange, error } = useInput<ArticleContent['attachments']>('attachments');
  const { stored, unfinished, isRefused, add, refuse, forget, retry } = useAttachments(
    known,
    value,
    onChange,
  );
  const done = stored.map(({ fileId, index, name, bytes }) => ({
    id: `${fileId}_${index}`,
    name,
    note: formatBytes(bytes),
    href: imageUrl(fileId, index),
    state: 'done' as const,
  }));
  return (
    <Upload
      label={label}
      hint={m.editing_attachments_hint()}
      {...attachmentRules}
      max={maxAttachments}
      items={[...done, ...unfinished]}
      onAdd={add}
      onRefuse={refuse}
      onRemove={forget}
      onRetry={retry}
      error={error ?? (isRefused ? m.editing_attachments_refused() : undefined)}
      labels={{
        photo: m.rich_text_upload_photo(),
        choose: m.input_choose_file(),
        retry: m.act_retry(),
        remove: (name) => m.rich_text_upload_remove({ name }),
        progress: (name) => m.rich_text_upload_sending({ name }),
      }}
    />
  );
}
