import { answerTasks } from '../thread/answer-tasks.ts';
import type { PdfDocument } from './pdf-block.ts';
import { renderPdf } from './render-pdf.ts';

const tasks = {
  print: ({ document, when }: { document: PdfDocument; when: Date }) => renderPdf(document, when),
};
export type PrintTasks = typeof tasks;
answerTasks(tasks);
