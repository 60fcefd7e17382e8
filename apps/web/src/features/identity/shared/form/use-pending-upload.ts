import { useRef, useState } from 'react';

/** A form that is handed in while its file is still on the way waits for that. */
export function usePendingUpload() {
  const pending = useRef<Promise<void>>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const track = (upload: Promise<void>) => {
    pending.current = upload;
    void upload.finally(() => {
      if (pending.current === upload) pending.current = undefined;
    });
  };
  /** Resolves once nothing is on the way; whether it was stored, the rule of its field says. */
  const settle = async () => {
    if (!pending.current) return;
    setIsWaiting(true);
    await pending.current;
    setIsWaiting(false);
  };
  return { isWaiting, track, settle };
}
