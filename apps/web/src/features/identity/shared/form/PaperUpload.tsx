import type { ComponentProps } from 'react';
import { OneFileField } from '../../../../platform/form/OneFileField.tsx';
import { type OneFile, useOneFile } from './use-one-file.ts';

type Field = ComponentProps<typeof OneFileField>;

interface PaperUploadProps extends OneFile, Pick<Field, 'label' | 'hint' | 'ref' | 'error' | 'required'> {
  readOnly?: boolean;
}

/** A field for one document, as a picture or a PDF. */
export function PaperUpload({ stored, upload, onChange, onSending, ...field }: PaperUploadProps) {
  const { readOnly = false, ...props } = field;
  return (
    <OneFileField
      {...props}
      accept={['image/jpeg', 'image/png', 'application/pdf']}
      disabled={readOnly}
      {...useOneFile({ stored, upload, onChange, onSending })}
    />
  );
}
