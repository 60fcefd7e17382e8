import * as m from '@portal/texts/messages';
import { answerTasks } from '../answer-tasks.ts';

const tasks = {
  say: () => m.field_body(),
  bytes: (length: number) => new Uint8Array(length).fill(7),
  secret: () => () => 'a function',
  part: () => new Uint8Array([1, 2, 3, 4]).subarray(1, 3),
  fail: (message: string) => {
    throw new RangeError(message);
  },
  hold: (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until; );
  },
  end: () => process.exit(0),
};
export type SampleTasks = typeof tasks;
answerTasks(tasks);
