import { Worker } from 'node:worker_threads';
import type { DrawingAnswer, DrawingRequest } from './drawing-request.ts';
import type { DrawingRecipe } from './file.table.ts';

/** Draws pictures from recipes in a separate thread, which exists only while there is work. */
export interface DrawingStudio {
  /** WebP of that size in pixels. */
  draw(recipe: DrawingRecipe, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

const idleMs = 30_000;

type Waiting = Pick<PromiseWithResolvers<Buffer>, 'resolve' | 'reject'>;

export function createDrawingStudio(): DrawingStudio {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function take(answer: DrawingAnswer): void {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('webp' in answer) request?.resolve(Buffer.from(answer.webp.buffer));
    else request?.reject(new Error(answer.fault));
    if (waiting.size === 0) idle = setTimeout(() => void close(), idleMs).unref();
  }

  function fail(error: Error): void {
    thread = undefined;
    for (const request of waiting.values()) request.reject(error);
    waiting.clear();
  }

  function open(): Worker {
    const opened = new Worker(new URL('./drawing-thread.ts', import.meta.url));
    opened.on('message', take);
    opened.on('error', fail);
    opened.on('exit', () => {
      if (thread === opened) fail(new Error('the drawing thread ended'));
    });
    opened.unref();
    return opened;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const closing = thread;
    fail(new Error('the drawing thread is closed'));
    await closing?.terminate();
  }

  return {
    close,
    draw(recipe, width, height) {
      clearTimeout(idle);
      thread ??= open();
      lastId += 1;
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      waiting.set(lastId, { resolve, reject });
      const request: DrawingRequest = { id: lastId, recipe, width, height };
      thread.postMessage(request);
      return promise;
    },
  };
}
