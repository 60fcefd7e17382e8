import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import {
  profile_retry,
  profile_upload_choose,
  profile_upload_progress,
  profile_upload_remove,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Upload } from '../../../../ui/upload/Upload.tsx';
import { useBound } from '../../../identity/shared/form/FormText.tsx';
import { type StoredFile, useStoredFile } from './use-stored-file.ts';

interface FormFileProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  required?: boolean;
  accept: string[];
  purpose: string;
  visibility: 'public' | 'owner';
  stored: StoredFile | null;
}

const largest = 10 * 1024 * 1024;

/** One file of a form, sent as soon as it is chosen. */
export function FormFile<Values extends FieldValues>({
  control,
  name,
  purpose,
  visibility,
  stored,
  ...props
}: FormFileProps<Values>) {
  const { onChange, error, ref } = useBound({ control, name });
  const { items, fault, add, refuse, retry, remove } = useStoredFile({
    ...{ purpose, visibility, stored, onChange },
  });
  const shown = fault ?? error;
  return (
    <Upload
      {...props}
      maxSize={largest}
      most={1}
      items={items}
      onAdd={add}
      onRefuse={refuse}
      onRemove={remove}
      onRetry={retry}
      {...(shown ? { error: shown } : {})}
      labels={{
        choose: profile_upload_choose(),
        retry: profile_retry(),
        remove: (file) => profile_upload_remove({ name: file }),
        progress: (file) => profile_upload_progress({ name: file }),
      }}
      ref={ref}
    />
  );
}
