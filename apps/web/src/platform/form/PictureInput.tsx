import { PictureUpload } from '../rich-text/PictureUpload.tsx';
import { useInput } from './use-input.ts';

interface PictureInputProps {
  name: string;
  label: string;
  hint?: string;
  /** The purpose under which the file store saves the file. */
  purpose: string;
  /** The picture already stored. */
  present: { fileId: string; name: string } | null;
}

/** One public picture; the form holds the id of its file. */
export function PictureInput({ name, ...look }: PictureInputProps) {
  const { onChange, ref, error, required } = useInput<string | null>(name);
  return (
    <PictureUpload
      {...look}
      ref={ref}
      onChange={(picture) => onChange(picture?.fileId ?? null)}
      error={error}
      required={required}
    />
  );
}
