import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { avatarPurpose } from '@portal/contract/identity/profile';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { refusalText } from '../../../../platform/form/show-faults.ts';
import { lightenPictures } from '../../../../ui/upload/lighten-pictures.ts';
import { sortFiles } from '../../../../ui/upload/sort-files.ts';

type Uploaded = EndpointMap['POST /api/fms/upload']['output'];

export const avatarRules = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxSize: 10 * 1024 * 1024,
};

/** Only its type is imported: its module includes schemas, which the page does not need. */
const purpose: typeof avatarPurpose = 'AVATAR';

/** Uploads a picture and passes its id on; others see it next to the name, so it is readable by everybody. */
export function useAvatar(onChange: (fileId: string) => void) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (chosen: File[]) => {
    setFault(undefined);
    const [file] = sortFiles(chosen, avatarRules).accepted;
    if (!file) return setFault(m.person_avatar_wrong());
    const form = new FormData();
    form.append('purpose', purpose);
    form.append('visibility', 'public');
    form.append('file', file);
    setBusy(true);
    try {
      onChange((await browserClient().upload<Uploaded>('/api/fms/upload', form, { quiet: true })).fileId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(refusalText(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, send: (chosen: File) => void lightenPictures([chosen], (files) => void send(files)) };
}
