import { openThread } from '../thread/thread.ts';
import type { SheetTasks } from './sheet-thread.ts';

/** Thread that reads and writes spreadsheets. */
export const sheetThread = openThread<SheetTasks>(new URL('./sheet-thread.ts', import.meta.url));
