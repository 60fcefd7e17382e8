import { answerTasks } from '../../../platform/thread/answer-tasks.ts';
import { blindFile } from './blind-file.ts';

const tasks = {
  blind: ({ bytes, mime }: { bytes: Uint8Array; mime: string }) => blindFile(Buffer.from(bytes), mime),
};
export type BlindTasks = typeof tasks;
answerTasks(tasks);
