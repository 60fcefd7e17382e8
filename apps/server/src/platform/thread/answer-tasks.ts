import { parentPort } from 'node:worker_threads';
import { inLanguage } from '../locale.ts';
import { returnMemory } from '../return-memory.ts';
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

/** Long enough for the next of several tasks to come, short enough for the caller’s own work to have the memory. */
const quietMs = 100;

/**
 * Turns the calling file into a thread that runs these tasks one after the other. Once there are none, it returns their
 * memory: reading a large spreadsheet leaves 50 MB, which the thread would keep until it ends.
 */
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
  let quiet: NodeJS.Timeout | undefined;
  parentPort?.on('message', (request: ThreadRequest) => {
    clearTimeout(quiet);
    last = last.then(async () => {
      await perform(request);
      clearTimeout(quiet);
      quiet = setTimeout(returnMemory, quietMs);
    });
  });
}
