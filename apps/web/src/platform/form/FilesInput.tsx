import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Upload } from '../../ui/upload/Upload.tsx';
import { useInput } from './use-input.ts';
import { usePhotos } from './use-photos.ts';

interface FilesInputProps {
  name: string;
  purpose: string;
  max: number;
  required?: boolean;
  /** Needed if the form uses another name than the contract. */
  label?: string;
  /** Describes the accepted files; also the error if another file was chosen. */
  hint?: string;
  accept?: string[];
}

const papers = ['application/pdf', 'image/jpeg', 'image/png'];
const largest = 10 * 1024 * 1024;

/** Several files, each uploaded as soon as it is chosen; the form holds their ids. */
export function FilesInput({
  name,
  purpose,
  max,
  required,
  label,
  hint = m.fault_files({ max }),
  accept = papers,
}: FilesInputProps) {
  const { ref, value, onChange, ...input } = useInput<string[]>(name, { required });
  const [isRefused, setIsRefused] = useState(false);
  const { items, add, remove, retry } = usePhotos(purpose, value, onChange);
  const error = input.error ?? (isRefused ? hint : undefined);
  return (
    <Upload
      label={label ?? input.label ?? ''}
      hint={hint}
      accept={accept}
      maxSize={largest}
      max={max}
      required={required ?? false}
      items={items}
      onAdd={(files) => {
        setIsRefused(false);
        add(files);
      }}
      onRefuse={() => setIsRefused(true)}
      onRemove={remove}
      onRetry={retry}
      ref={ref}
      {...(error ? { error } : {})}
      labels={{
        photo: m.identity_upload_photo(),
        choose: m.input_choose_file(),
        retry: m.act_retry(),
        remove: (of) => m.identity_upload_remove({ name: of }),
        progress: (of) => m.input_uploading({ name: of }),
      }}
    />
  );
}
