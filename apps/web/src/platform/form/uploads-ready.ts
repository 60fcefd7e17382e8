import * as m from '@portal/texts/messages';
import { toast } from '../account/toasts.ts';
import { uploadsArrived } from '../api/upload-file.ts';

/** Before a form is sent: files that are still on their way belong to it. False, with a word to the user, where one failed. */
export async function uploadsReady(): Promise<boolean> {
  const areIn = await uploadsArrived();
  if (!areIn) toast('error', m.rich_text_upload_failed());
  return areIn;
}
