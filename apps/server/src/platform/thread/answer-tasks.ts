import { parentPort } from 'node:worker_threads';
import { inLanguage } from '../locale.ts';
import type { ThreadAnswer, ThreadRequest } from './thread-message.ts';

// biome-ignore lint/suspicious/noExplicitAny: each task knows its own input
export type Tasks = Record<string, (input: any) => unknown>;

/** Copies a part of a larger buffer, because a message would copy the whole buffer. */
const alone = (output: unknown): unknown =>
  output instanceof Uint8Array && output.byteLength < output.buffer.byteLength
    ? Uint8Array.from(output)
    : output;

/** Converts an error to a plain one, because other classes may hold values that a message cannot carry. */
function sendable(fault: unknown): Error {
  const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
  return Object.assign(new Error(message), { name, stack });
}

/** Turns the calling file into a thread that runs these tasks one after the other. */
export function answerTasks(tasks: Tasks): void {
  const answer = (content: ThreadAnswer) => parentPort?.postMessage(content);
  const perform = async ({ id, task, input, language }: ThreadRequest): Promise<void> => {
    try {
      const output = await inLanguage(language, async () => tasks[task]?.(input));
      answer({ id, output: alone(output) });
    } catch (fault) {
      answer({ id, fault: sendable(fault) });
    }
  };
  let last = Promise.resolve();
  parentPort?.on('message', (request: ThreadRequest) => {
    last = last.then(() => perform(request));
  });
}
