import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '../../../platform/database/startup-error.ts';

export interface Questions {
  ask(question: string): Promise<string>;
  /** Does not echo the input. */
  askSecret(question: string): Promise<string>;
  /**
   * Says what is wrong with an answer; the question is then repeated.
   * @throws {StartupError} with the same words where nobody can answer again: a pipe, an input that has ended
   */
  complain(fault: string): void;
  close(): void;
}

/** Asks in the terminal, or reads the lines of a pipe; the end of the input is an empty answer. */
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
  // Ctrl+C leaves without an answer, but open handles are closed first.
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
