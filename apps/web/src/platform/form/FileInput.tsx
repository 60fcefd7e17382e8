import { OneFileField } from './OneFileField.tsx';
import { useInput } from './use-input.ts';
import { type StoredFile, useStoredFile } from './use-stored-file.ts';

interface FileInputProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  accept: string[];
  purpose: string;
  visibility: 'public' | 'owner';
  stored: StoredFile | null;
  /** Maximum size in bytes, if it differs from the limit for documents. */
  maxSize?: number;
}

/** One file, uploaded as soon as it is chosen; the form holds its id, or an empty string. */
export function FileInput({ name, purpose, visibility, stored, ...look }: FileInputProps) {
  const { onChange, error, ref, required } = useInput<string>(name, look);
  const file = useStoredFile({ purpose, visibility, stored, onChange });
  return <OneFileField {...look} {...file} required={required} error={error} ref={ref} />;
}
