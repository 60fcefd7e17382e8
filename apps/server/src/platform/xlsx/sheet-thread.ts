import { answerTasks } from '../thread/answer-tasks.ts';
import { readSheet } from './read-sheet.ts';
import { addRows, beginSheet, dropSheet, finishSheet } from './sheet-writers.ts';

const tasks = {
  read: ({ path, most }: { path: string; most: number }) => readSheet(path, most),
  begin: beginSheet,
  add: addRows,
  finish: finishSheet,
  drop: dropSheet,
};
export type SheetTasks = typeof tasks;
answerTasks(tasks);
