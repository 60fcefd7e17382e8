import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useBound } from '../../../../platform/form/FormText.tsx';
import { OneFileField } from '../../../identity/shared/form/OneFileField.tsx';
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
  const file = useStoredFile({ purpose, visibility, stored, onChange });
  return <OneFileField {...props} {...file} error={error} ref={ref} />;
}
