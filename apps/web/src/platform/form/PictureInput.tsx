import { PictureUpload } from '../rich-text/PictureUpload.tsx';
import { useInput } from './use-input.ts';

interface PictureInputProps {
  name: string;
  label: string;
  hint?: string;
  /** What the picture is for, as the file store keeps it. */
  purpose: string;
  /** The picture there is already. */
  present: { fileId: string; name: string } | null;
}

/** One picture that everybody may see; the form holds the id of its file. */
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
