import { parentPort } from 'node:worker_threads';
import { inLanguage } from '../locale.ts';
import type { ThreadAnswer, ThreadRequest } from './thread-message.ts';

// biome-ignore lint/suspicious/noExplicitAny: each task knows its own input
export type Tasks = Record<string, (input: any) => unknown>;

/** A part of a larger buffer by itself, for a message copies all of what it is a part of. */
const alone = (output: unknown): unknown =>
  output instanceof Uint8Array && output.byteLength < output.buffer.byteLength
    ? Uint8Array.from(output)
    : output;

/** An error as it can be sent: an instance of another kind may hold what no message can. */
function sendable(fault: unknown): Error {
  const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
  return Object.assign(new Error(message), { name, stack });
}

/** Makes the file that calls this a thread that does these tasks, one after the other. */
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
