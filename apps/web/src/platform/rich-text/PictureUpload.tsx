import * as m from '@portal/texts/messages';
import { type Ref, useEffect, useRef } from 'react';
import type { FocusHandle } from '../../ui/field/use-focus-handle.ts';
import { Upload } from '../../ui/upload/Upload.tsx';
import { pictureRules, type StoredPicture, usePictureUpload } from './use-picture-upload.ts';

interface PictureUploadProps {
  label: string;
  /** The purpose under which the file store saves the file. */
  purpose: string;
  /** The picture already stored. */
  present?: { fileId: string; name: string } | null;
  /** A file to upload at once. */
  file?: File;
  onChange: (picture: StoredPicture | null) => void;
  /** Whether the chosen picture is being uploaded. */
  onSending?: (isSending: boolean) => void;
  required?: boolean;
  error?: string;
  hint?: string;
  ref?: Ref<FocusHandle>;
}

/** A field for one public picture. */
export function PictureUpload(props: PictureUploadProps) {
  const { purpose, present = null, file, onChange, onSending, ...field } = props;
  const upload = usePictureUpload(purpose, present, { onChange, onSending });
  const sent = useRef<File>(undefined);
  const { send } = upload;
  useEffect(() => {
    if (!file || sent.current === file) return;
    sent.current = file;
    void send(file);
  }, [file, send]);
  return (
    <Upload
      {...field}
      hint={field.hint ?? m.rich_text_upload_hint()}
      dropHint={field.hint === undefined ? m.rich_text_upload_drop() : undefined}
      error={field.error ?? upload.fault}
      {...pictureRules}
      max={1}
      items={upload.items}
      onAdd={([chosen]) => chosen && void send(chosen)}
      onRefuse={upload.refuse}
      onRemove={upload.remove}
      onRetry={() => void upload.retry()}
      labels={{
        photo: m.rich_text_upload_photo(),
        choose: m.input_choose_file(),
        retry: m.act_retry(),
        remove: (name) => m.rich_text_upload_remove({ name }),
        progress: (name) => m.rich_text_upload_sending({ name }),
      }}
    />
  );
}
