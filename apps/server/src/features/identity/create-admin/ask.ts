import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '../../../platform/database/startup-error.ts';

export interface Questions {
  ask(question: string): Promise<string>;
  /** Does not echo the input. */
  askSecret(question: string): Promise<string>;
  /**
   * Reports what is wrong with an answer, before the question is repeated.
   * @throws {StartupError} with the same text if nobody can answer again: input from a pipe, or ended input
   */
  complain(fault: string): void;
  close(): void;
}

/** Prompts in the terminal or reads lines from a pipe; the end of the input counts as an empty answer. */
export function openQuestions(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Questions {
  let isSecret = false;
  const shown = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isSecret) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: Boolean(input.isTTY) });
  const waiting: string[] = [];
  const takers: PromiseWithResolvers<string>[] = [];
  let hasEnded = false;
  lines.on('line', (line) => {
    const taker = takers.shift();
    if (taker) taker.resolve(line);
    else waiting.push(line);
  });
  lines.on('close', () => {
    hasEnded = true;
    for (const taker of takers.splice(0)) taker.resolve('');
  });
  // Ctrl+C aborts without an answer, but open handles are closed first.
  lines.on('SIGINT', () => {
    for (const taker of takers.splice(0)) taker.reject(new StartupError('Nothing was entered.'));
  });
  const nextLine = () => {
    const taker = Promise.withResolvers<string>();
    const line = waiting.shift();
    if (line !== undefined || hasEnded) taker.resolve(line ?? '');
    else takers.push(taker);
    return taker.promise;
  };
  return {
    ask(question) {
      output.write(question);
      return nextLine();
    },
    async askSecret(question) {
      output.write(question);
      isSecret = true;
      const answer = await nextLine();
      isSecret = false;
      output.write('\n');
      return answer;
    },
    complain(fault) {
      if (!input.isTTY || hasEnded) throw new StartupError(fault);
      output.write(`${fault}\n`);
    },
    close: () => lines.close(),
  };
}
