import { readFile } from 'node:fs/promises';
import { answerTasks } from '../thread/answer-tasks.ts';
import { readTables } from './read-tables.ts';
import { addRows, beginSheet, dropSheet, finishSheet, writeBook } from './sheet-writers.ts';

const tasks = {
  read: async ({ path, most }: { path: string; most: number }) => readTables(await readFile(path), most),
  begin: beginSheet,
  add: addRows,
  finish: finishSheet,
  drop: dropSheet,
  book: writeBook,
};
export type SheetTasks = typeof tasks;
answerTasks(tasks);
