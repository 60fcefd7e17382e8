import { answerTasks } from '../thread/answer-tasks.ts';
import { type ReadOptions, readStatement } from './statement/read-statement.ts';

const tasks = {
  read: ({ bytes, options }: { bytes: Uint8Array; options: ReadOptions }) =>
    readStatement(Buffer.from(bytes), options),
};
export type StatementTasks = typeof tasks;
answerTasks(tasks);
