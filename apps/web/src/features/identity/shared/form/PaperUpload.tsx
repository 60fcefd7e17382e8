import type { ComponentProps } from 'react';
import {
  identity_retry,
  identity_upload_choose,
  identity_upload_progress,
  identity_upload_remove,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Upload } from '../../../../ui/upload/Upload.tsx';
import { type OneFile, useOneFile } from './use-one-file.ts';

interface PaperUploadProps extends OneFile, Pick<ComponentProps<typeof Upload>, 'label' | 'hint' | 'ref'> {
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
}

const largest = 10 * 1024 * 1024;

/** A field for one paper, as a picture or a PDF, sent as soon as it is chosen. */
export function PaperUpload({ stored, upload, onChange, onSending, ...field }: PaperUploadProps) {
  const { error, readOnly = false, ...props } = field;
  const { items, fault, add, refuse, retry, remove } = useOneFile({ stored, upload, onChange, onSending });
  const shown = fault ?? error;
  return (
    <Upload
      {...props}
      accept={['image/jpeg', 'image/png', 'application/pdf']}
      maxSize={largest}
      most={1}
      disabled={readOnly}
      items={items}
      onAdd={add}
      onRefuse={refuse}
      onRemove={remove}
      onRetry={retry}
      {...(shown ? { error: shown } : {})}
      labels={{
        choose: identity_upload_choose(),
        retry: identity_retry(),
        remove: (name) => identity_upload_remove({ name }),
        progress: (name) => identity_upload_progress({ name }),
      }}
    />
  );
}
