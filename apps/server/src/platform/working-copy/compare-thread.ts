import { answerTasks } from '../thread/answer-tasks.ts';
import { compareTexts, type ReadableTexts } from './compare-texts.ts';

const tasks = {
  compare: ({ before, after }: { before: ReadableTexts; after: ReadableTexts }) =>
    compareTexts(before, after),
};
export type CompareTasks = typeof tasks;
answerTasks(tasks);
