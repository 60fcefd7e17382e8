import { openThread } from '../thread/thread.ts';
import type { BankStatement, ReadOptions } from './statement/read-statement.ts';
import type { StatementTasks } from './statement-thread.ts';

const thread = openThread<StatementTasks>(new URL('./statement-thread.ts', import.meta.url));

/** Runs `readStatement` in a separate thread. */
export const receiveStatement = (bytes: Buffer, options: ReadOptions): Promise<BankStatement> =>
  thread.run('read', { bytes, options });
