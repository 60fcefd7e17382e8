import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { type CompilerOptions, compile } from '@inlang/paraglide-js';
import { serverMessages, webMessages, writeSettings } from './compiled.ts';

/** Both at once, since one compilation keeps one processor busy for half a minute. */
async function compileBoth(): Promise<void> {
  writeSettings();
  const workers = [webMessages, serverMessages].map(
    (options) => new Worker(import.meta.filename, { workerData: options }),
  );
  // A worker that fails emits `error`, with which the wait ends.
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
}

if (isMainThread) await compileBoth();
else await compile(workerData as CompilerOptions);
