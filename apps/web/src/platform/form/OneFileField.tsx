import * as m from '@portal/texts/messages';
import type { ComponentProps } from 'react';
import { Upload } from '../../ui/upload/Upload.tsx';

type Field = ComponentProps<typeof Upload>;

interface OneFileFieldProps
  extends Pick<Field, 'label' | 'hint' | 'dropHint' | 'ref' | 'accept' | 'required' | 'disabled' | 'items'> {
  /** The error of the last chosen file. */
  fault: string | undefined;
  /** The validation error of the field. */
  error?: string | undefined;
  add: Field['onAdd'];
  refuse: Field['onRefuse'];
  retry: NonNullable<Field['onRetry']>;
  remove: Field['onRemove'];
  /** Maximum size in bytes. */
  maxSize?: number | undefined;
}

const usualSize = 10 * 1024 * 1024;

/** A field for one file that is uploaded as soon as it is chosen. */
export function OneFileField({
  fault,
  error,
  add,
  refuse,
  retry,
  remove,
  maxSize = usualSize,
  ...field
}: OneFileFieldProps) {
  const shown = fault ?? error;
  const takesPictures = field.accept?.some((kind) => kind.startsWith('image/'));
  return (
    <Upload
      {...field}
      maxSize={maxSize}
      max={1}
      onAdd={add}
      onRefuse={refuse}
      onRemove={remove}
      onRetry={retry}
      {...(shown ? { error: shown } : {})}
      labels={{
        choose: m.input_choose_file(),
        photo: takesPictures ? m.identity_upload_photo() : undefined,
        retry: m.act_retry(),
        replace: m.identity_upload_replace(),
        remove: (name) => m.identity_upload_remove({ name }),
        progress: (name) => m.input_uploading({ name }),
      }}
    />
  );
}
