import { openThread } from '../thread/thread.ts';
import type { PdfDocument } from './pdf-block.ts';
import type { PrintTasks } from './print-thread.ts';

const thread = openThread<PrintTasks>(new URL('./print-thread.ts', import.meta.url));

/** Renders a document in a separate thread; `when` is its creation date. */
export const printPdf = async (document: PdfDocument, when: Date): Promise<Buffer> =>
  Buffer.from(await thread.run('print', { document, when }));
