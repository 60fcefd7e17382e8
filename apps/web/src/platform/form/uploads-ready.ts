import * as m from '@portal/texts/messages';
import { toast } from '../account/toasts.ts';
import { uploadsArrived } from '../api/upload-file.ts';

/** Waits for running uploads before a form is sent. False, with a message to the user, if one failed. */
export async function uploadsReady(): Promise<boolean> {
  const areIn = await uploadsArrived();
  if (!areIn) toast('error', m.rich_text_upload_failed());
  return areIn;
}
