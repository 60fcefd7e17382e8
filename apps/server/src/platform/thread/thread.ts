import { Worker } from 'node:worker_threads';
import { readerLanguage } from '../locale.ts';
import type { Tasks } from './answer-tasks.ts';
import type { ThreadAnswer, ThreadRequest } from './thread-message.ts';

/** Runs tasks in a separate thread, so that they do not block other requests. */
export interface Thread<Offered extends Tasks> {
  /** Rejects with the task's error, or when the thread ends. */
  run<Name extends keyof Offered & string>(
    task: Name,
    input: Parameters<Offered[Name]>[0],
  ): Promise<Awaited<ReturnType<Offered[Name]>>>;
  /** Ends the thread; unfinished tasks are rejected. */
  close(): Promise<void>;
}

const idleMs = 30_000;
/** Milliseconds after which an unresponsive thread is ended, together with all pending tasks. */
const patienceMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };

type Waiting = Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;

/**
 * Opens a thread that starts with the first task and ends after half a minute without work, so that an idle server
 * keeps no memory for it. It runs one task at a time, and keeps the process alive only while it does.
 * @param file `new URL('./x-thread.ts', import.meta.url)`, a form that the server's bundler recognises
 */
export function openThread<Offered extends Tasks>(file: URL | string): Thread<Offered> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void close(), waiting.size === 0 ? idleMs : patienceMs).unref();
  }

  function take(answer: ThreadAnswer): void {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('output' in answer) request?.resolve(answer.output);
    else request?.reject(answer.fault);
    if (waiting.size === 0) thread?.unref();
    watch();
  }

  function fail(error: Error): void {
    thread = undefined;
    for (const request of waiting.values()) request.reject(error);
    waiting.clear();
  }

  function open(): Worker {
    const opened = new Worker(file, { resourceLimits });
    const failIfOpen = (error: Error) => {
      if (thread === opened) fail(error);
    };
    opened.on('message', take);
    opened.on('error', failIfOpen);
    opened.on('exit', () => failIfOpen(new Error('the thread has ended')));
    return opened;
  }

  async function close(): Promise<void> {
    clearTimeout(timer);
    const closing = thread;
    fail(new Error('the thread is closed'));
    await closing?.terminate();
  }

  return {
    close,
    run(task, input) {
      thread ??= open();
      lastId += 1;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(lastId, { resolve, reject });
      const request: ThreadRequest = { id: lastId, task, input, language: readerLanguage() };
      thread.ref();
      thread.postMessage(request);
      // Further tasks do not extend the time limit of an unresponsive thread.
      if (waiting.size === 1) watch();
      return promise as Promise<never>;
    },
  };
}
