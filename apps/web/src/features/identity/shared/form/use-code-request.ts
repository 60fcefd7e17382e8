import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';

type CodeSent = EndpointMap['POST /api/userManage/login/sendVerifyCode']['output'];

/** Requests a code, and blocks further requests until the server allows them. */
export interface CodeRequest {
  secondsLeft: number;
  busy: boolean;
  /** Set only in the demo. */
  demoCode: string | undefined;
  sent: boolean;
  ask: () => Promise<void>;
}

/**
 * `send` resolves to undefined if there is no number yet; `onSent` moves on to the code field, whose hint says that the
 * code is on its way.
 */
export function useCodeRequest(send: () => Promise<CodeSent | undefined>, onSent: () => void): CodeRequest {
  const [freeAt, setFreeAt] = useState(0);
  const [now, setNow] = useState(0);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<CodeSent>();
  const secondsLeft = Math.max(0, Math.ceil((freeAt - now) / 1000));
  const counting = secondsLeft > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  const waitFor = (seconds: number) => {
    setNow(Date.now());
    setFreeAt(Date.now() + seconds * 1000);
  };
  const ask = async () => {
    if (busy || counting) return;
    setBusy(true);
    try {
      const sent = await send();
      if (!sent) return;
      setAnswer(sent);
      waitFor(sent.retryAfter);
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.data.retryAfter) waitFor(error.data.retryAfter);
    } finally {
      setBusy(false);
    }
  };
  return { secondsLeft, busy, demoCode: answer?.demoCode, sent: answer !== undefined, ask };
}

interface CodeForm {
  clearErrors: (name: 'verifyCode') => void;
  setFocus: (name: 'verifyCode') => void;
}

/** Replaces an error at the code field with the hint where the code was sent, and focuses the field. */
export const goOnInCode =
  ({ clearErrors, setFocus }: CodeForm) =>
  (): void => {
    clearErrors('verifyCode');
    setFocus('verifyCode');
  };
