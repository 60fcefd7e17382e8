import { randomUUID } from 'node:crypto';
import { openPdf } from '../../../platform/pdf/open-pdf.ts';
import { answerTasks } from '../../../platform/thread/answer-tasks.ts';
import { drawNotice, type Letterhead } from './draw-notice.ts';
import type { Notice } from './notice.ts';

type Print = Awaited<ReturnType<typeof openPdf>> & { letterhead: Letterhead };

/** Prints in progress, by the id that the caller received. */
const prints = new Map<string, Print>();

function printOf(id: string): Print {
  const print = prints.get(id);
  if (!print) throw new Error('the thread that started this print has ended');
  return print;
}

const tasks = {
  async begin({ title, when, letterhead }: { title: string; when: Date; letterhead: Letterhead }) {
    const id = randomUUID();
    prints.set(id, { ...(await openPdf(title, 0, when, { isEmpty: true })), letterhead });
    return id;
  },
  add({ id, notices }: { id: string; notices: readonly Notice[] }) {
    const { pdf, letterhead } = printOf(id);
    for (const notice of notices) drawNotice(pdf, notice, letterhead);
    pdf.flushPages();
  },
  finish({ id }: { id: string }) {
    const { pdf, finished } = printOf(id);
    prints.delete(id);
    pdf.end();
    return finished;
  },
  drop({ id }: { id: string }) {
    prints.delete(id);
  },
};
export type NoticeTasks = typeof tasks;
answerTasks(tasks);
