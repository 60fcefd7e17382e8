import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Upload } from '../../ui/upload/Upload.tsx';
import { useInput } from './use-input.ts';
import { usePhotos } from './use-photos.ts';

interface PhotosInputProps {
  name: string;
  purpose: string;
  max: number;
  required?: boolean;
  /** Where the form uses another name than the contract. */
  label?: string;
}

const largest = 10 * 1024 * 1024;
const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/** Several photos, each uploaded as soon as it is taken; the form holds their ids. */
export function PhotosInput({ name, purpose, max, required, label }: PhotosInputProps) {
  const { ref, value, onChange, ...input } = useInput<string[]>(name, { required });
  const [isRefused, setIsRefused] = useState(false);
  const { items, add, remove, retry } = usePhotos(purpose, value, onChange);
  const error = input.error ?? (isRefused ? m.fault_photos({ max }) : undefined);
  return (
    <Upload
      label={label ?? input.label ?? ''}
      hint={m.fault_photos({ max })}
      accept={kinds}
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
        choose: m.identity_upload_choose(),
        retry: m.identity_retry(),
        remove: (of) => m.identity_upload_remove({ name: of }),
        progress: (of) => m.identity_upload_progress({ name: of }),
      }}
    />
  );
}
