import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { OwnAdmission } from '@portal/contract/enterprise-admission';
import { useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { formatBytes } from '../../../../platform/display/format.ts';
import {
  identity_fault_file_size,
  identity_fault_file_type,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { Refusal } from '../../../../ui/upload/sort-files.ts';
import type { UploadItem } from '../../../../ui/upload/upload-item.ts';
import { faultText } from '../../shared/form/fault-text.ts';

type Uploaded = EndpointMap['POST /api/baseInfo/enterpriseInfo/uploadForReg']['output'];

export const licenceRules = {
  accept: ['image/jpeg', 'image/png', 'application/pdf'],
  maxSize: 10 * 1024 * 1024,
};

interface Licence {
  stored: NonNullable<OwnAdmission['licence']> | undefined;
  regTicket: string | undefined;
  /** Receives the id of the stored file, or an empty text. */
  onChange: (fileId: string) => void;
}

/** The one file of the licence on its way to the server. */
export function useLicence({ stored, regTicket, onChange }: Licence) {
  const [item, setItem] = useState<UploadItem | undefined>(
    stored && { id: 'stored', name: stored.name, note: formatBytes(stored.bytes), state: 'done' },
  );
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();

  const send = async (chosen: File) => {
    const row = { id: chosen.name, name: chosen.name, note: formatBytes(chosen.size) };
    setFault(undefined);
    setFile(chosen);
    setItem({ ...row, state: 'sending' });
    const form = new FormData();
    form.append('purpose', 'LICENCE');
    form.append('file', chosen);
    const query = new URLSearchParams(regTicket === undefined ? {} : { regTicket }).toString();
    try {
      const path = `/api/baseInfo/enterpriseInfo/uploadForReg?${query}`;
      const { fileId } = await browserClient().upload<Uploaded>(path, form);
      setItem({ ...row, state: 'done' });
      onChange(fileId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setItem({ ...row, state: 'failed', error: faultText(error.retMsg) });
    }
  };
  return {
    items: item ? [item] : [],
    fault,
    add: ([chosen]: File[]) => void (chosen && send(chosen)),
    retry: () => void (file && send(file)),
    refuse: ([first]: { file: File; reason: Refusal }[]) =>
      setFault(first?.reason === 'size' ? identity_fault_file_size() : identity_fault_file_type()),
    remove: () => {
      setItem(undefined);
      onChange('');
    },
  };
}
