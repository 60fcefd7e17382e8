import { useRef, useState } from 'react';

/** Lets a form that is submitted during an upload wait for it. */
export function usePendingUpload() {
  const pending = useRef<Promise<void>>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const track = (upload: Promise<void>) => {
    pending.current = upload;
    void upload.finally(() => {
      if (pending.current === upload) pending.current = undefined;
    });
  };
  /** Resolves once no upload is running; the field's rule reports a failed one. */
  const settle = async () => {
    if (!pending.current) return;
    setIsWaiting(true);
    await pending.current;
    setIsWaiting(false);
  };
  return { isWaiting, track, settle };
}
