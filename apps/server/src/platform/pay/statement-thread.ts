import { answerTasks } from '../thread/answer-tasks.ts';
import { readStatement } from './read-statement.ts';

const tasks = { read: (bytes: Uint8Array) => readStatement(Buffer.from(bytes)) };
export type StatementTasks = typeof tasks;
answerTasks(tasks);
