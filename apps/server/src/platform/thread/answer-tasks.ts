import { parentPort } from 'node:worker_threads';
import { inLanguage } from '../locale.ts';
import type { ThreadAnswer, ThreadRequest } from './thread-message.ts';

// biome-ignore lint/suspicious/noExplicitAny: each task knows its own input
export type Tasks = Record<string, (input: any) => unknown>;

/** A buffer is handed over rather than copied, unless it is a part of one that others share. */
const handedOver = (output: unknown): ArrayBuffer[] =>
  output instanceof Uint8Array && output.byteLength === output.buffer.byteLength
    ? [output.buffer as ArrayBuffer]
    : [];

/** Makes the file that calls this a thread that does these tasks, one after the other. */
export function answerTasks(tasks: Tasks): void {
  const answer = (content: ThreadAnswer, buffers: ArrayBuffer[] = []) =>
    parentPort?.postMessage(content, buffers);
  const perform = async ({ id, task, input, language }: ThreadRequest): Promise<void> => {
    try {
      const output = await inLanguage(language, async () => tasks[task]?.(input));
      answer({ id, output }, handedOver(output));
    } catch (fault) {
      answer({ id, fault });
    }
  };
  let last = Promise.resolve();
  parentPort?.on('message', (request: ThreadRequest) => {
    last = last.then(() => perform(request));
  });
}
