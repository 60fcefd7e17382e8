import * as m from '@portal/texts/messages';
import type { FormEvent } from 'react';
import { toast } from '../account/toasts.ts';
import { uploadsArrived } from '../api/upload-file.ts';

/** Waits for running uploads before a form is submitted. False, with a message to the user, if one failed. */
export async function uploadsReady(): Promise<boolean> {
  const areIn = await uploadsArrived();
  if (!areIn) toast('error', m.rich_text_upload_failed());
  return areIn;
}

/** Submits a form once its uploads have finished, so that they are part of it. */
export const onceUploaded = (send: () => Promise<unknown>) => (event: FormEvent) => {
  event.preventDefault();
  void uploadsReady().then((areIn) => (areIn ? send() : undefined));
};
