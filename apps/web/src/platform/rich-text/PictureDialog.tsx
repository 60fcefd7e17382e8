import * as m from '@portal/texts/messages';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { closing } from '../account/use-leave-guard.ts';
import { imageUrl } from '../api/image-url.ts';
import { useLatest } from '../form/use-latest.ts';
import { PictureUpload } from './PictureUpload.tsx';
import styles from './RichText.module.css';
import type { StoredPicture } from './use-picture-upload.ts';

interface PictureDialogProps {
  editor: Editor;
  /** A pasted or dropped file, uploaded at once. */
  file: File | undefined;
  onClose: () => void;
}

const shownWidth = 960;

/** Asks for a picture and its description, and inserts it at the cursor. */
export function PictureDialog({ editor, file, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState<StoredPicture | null>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [asked, setAsked] = useState(false);
  const altField = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isUnlabelled = alt.trim() === '';
  const put = ({ fileId, width, height }: StoredPicture) => {
    const attrs = { src: imageUrl(fileId, 0, shownWidth), width, height, alt: alt.trim(), caption };
    editor.chain().focus().insertContent({ type: 'figure', attrs }).run();
    onClose();
  };
  const insert = () => {
    setAsked(true);
    if (isUnlabelled) altField.current?.focus();
    else if (isSending) setIsWaiting(true);
    else if (picture) put(picture);
  };
  const latest = useLatest({ isWanted: isWaiting && !isUnlabelled, put });
  const take = (stored: StoredPicture | null) => {
    setPicture(stored);
    const { isWanted, put: putNow } = latest.current;
    if (stored && isWanted) putNow(stored);
  };
  const follow = (isUnderWay: boolean) => {
    setIsSending(isUnderWay);
    if (!isUnderWay) setIsWaiting(false);
  };
  const close = closing(picture !== null || isSending || alt !== '' || caption !== '', onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={m.rich_text_picture()}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button variant="main" busy={isWaiting} onClick={insert}>
            {m.rich_text_picture_insert()}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <PictureUpload
          label={m.rich_text_picture()}
          purpose="article"
          file={file}
          onChange={take}
          onSending={follow}
          error={asked && !picture && !isSending ? m.rich_text_picture_fault() : undefined}
        />
        <TextField
          ref={altField}
          label={m.rich_text_picture_alt()}
          hint={m.rich_text_picture_alt_hint()}
          required
          maxLength={100}
          value={alt}
          onChange={setAlt}
          error={asked && isUnlabelled ? m.rich_text_picture_alt_fault() : undefined}
        />
        <TextField
          label={m.rich_text_picture_caption()}
          maxLength={100}
          value={caption}
          onChange={setCaption}
        />
        <Text role="status" tone="quiet" size="note" className={styles.note}>
          {isWaiting && m.rich_text_picture_waiting()}
        </Text>
      </Stack>
    </Dialog>
  );
}
