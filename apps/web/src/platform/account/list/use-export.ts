import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { StartedExport } from '@portal/contract/export';
import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import type { TransportResponse } from '../../api/client-ports.ts';
import { fileNameOf } from '../../api/content-disposition.ts';
import { saveFile } from '../../api/download-file.ts';
import { toast } from '../toasts.ts';
import type { GetKey } from '../use-query-of.ts';

const pollMs = 1_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isResponse = (answer: unknown): answer is TransportResponse =>
  typeof (answer as TransportResponse | null)?.blob === 'function';

async function fileOf(response: TransportResponse): Promise<File> {
  const type = response.headers.get('content-type') ?? '';
  return new File([await response.blob()], fileNameOf(response.headers.get('content-disposition')), { type });
}

/** Waits for a long export and downloads it; `null` if it failed or the user left the page. */
async function awaitExport(
  { exportId, totalRows }: StartedExport,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<File | null> {
  const client = browserClient();
  for (;;) {
    const task = await client.call('GET /api/exportManage/export/queryDetail', { id: exportId }, { signal });
    if (task.state === 'DONE')
      return client.download('/api/exportManage/export/download', { id: exportId }, { signal });
    if (task.state === 'FAILED') return null;
    onProgress(task.doneRows / Math.max(totalRows, 1));
    await sleep(pollMs);
    signal.throwIfAborted();
  }
}

/** Exports a list as a spreadsheet. `share` is the progress, undefined while no export is running. */
export function useExport(key: GetKey, input: Record<string, string | number>) {
  const [share, setShare] = useState<number>();
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);
  const run = async () => {
    const leaving = new AbortController();
    left.current = leaving;
    const { signal } = leaving;
    setShare(0);
    try {
      const answer: unknown = await browserClient().call(key, input as EndpointMap[GetKey]['input'], {
        signal,
      });
      const file = isResponse(answer)
        ? await fileOf(answer)
        : await awaitExport(answer as StartedExport, setShare, signal);
      if (file) saveFile(file, document);
      toast(
        file ? 'success' : 'error',
        file ? m.member_export_done({ name: file.name }) : m.member_export_failed(),
      );
    } catch {
      // Either the client has shown the error, or the user left the page.
    } finally {
      setShare(undefined);
    }
  };
  return { share, run };
}
