import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import type { ApplicationField } from '@portal/contract/enterprise/fields';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import type { ApplicationValues } from './application-form.ts';
import { draftOf, loadRules } from './application-rules.ts';

const pauseMs = 4_000;

interface Saving {
  form: UseFormReturn<ApplicationValues>;
  regTicket: string | undefined;
  version: number | undefined;
  /** The fields that are sent. */
  fields: readonly ApplicationField[];
}

/**
 * Sends the form, one request at a time so that each knows the version created by the last; also autosaves after a
 * pause in typing.
 */
export function useEntrySaving({ form, regTicket, version, fields }: Saving) {
  const known = useRef(version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [stored, setStored] = useState(() => JSON.stringify(form.getValues()));
  const [savedAt, setSavedAt] = useState<number>();
  useWatch({ control: form.control });
  const isUnsaved = JSON.stringify(form.getValues()) !== stored;

  const sendNow = async (submit: '0' | '1', quiet: boolean): Promise<OwnAdmission> => {
    const values = JSON.stringify(form.getValues());
    const data = draftOf(await loadRules(), form.getValues(), fields);
    const saved = await browserClient().call(
      'POST /api/baseInfo/enterpriseInfo/saveForReg',
      { regTicket, submit, version: known.current, data },
      { quiet },
    );
    known.current = saved.version;
    setStored(values);
    setSavedAt(Date.now());
    return saved;
  };
  const send = (submit: '0' | '1', { quiet = false } = {}): Promise<OwnAdmission> => {
    const sent = queue.current.then(() => sendNow(submit, quiet));
    queue.current = sent.catch(() => undefined);
    return sent;
  };

  const saveByItself = () => {
    if (!isUnsaved) return;
    send('0', { quiet: true }).catch((error: unknown) => {
      // The next pause or the button tries again and reports the error.
      if (!(error instanceof ApiError)) throw error;
    });
  };
  // Every render, hence every change of a value, restarts the timer.
  useEffect(() => {
    const timer = setTimeout(saveByItself, pauseMs);
    return () => clearTimeout(timer);
  });

  return { savedAt, isUnsaved, send };
}
