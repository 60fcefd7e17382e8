import type { ComponentProps } from 'react';
import { OneFileField } from '../../../../platform/form/OneFileField.tsx';
import { type OneFile, useOneFile } from './use-one-file.ts';

type Field = ComponentProps<typeof OneFileField>;

type PaperUploadProps = OneFile & Pick<Field, 'label' | 'hint' | 'dropHint' | 'ref' | 'error' | 'required'>;

/** A field for one document, as a picture or a PDF. */
export function PaperUpload({ stored, upload, onChange, onSending, ...field }: PaperUploadProps) {
  return (
    <OneFileField
      {...field}
      accept={['image/jpeg', 'image/png', 'application/pdf']}
      {...useOneFile({ stored, upload, onChange, onSending })}
    />
  );
}
