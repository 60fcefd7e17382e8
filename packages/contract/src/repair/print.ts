import * as call from '../call.ts';

export const repairPrintManaged = call.file(
  { tag: 'repair', access: ['OP_PROPERTY'] },
  '/api/propertyManage/repair/printManaged',
  {
    raw: ['pdf'],
    place: { repair: 'id' },
    summary: 'Prints the work order of a ticket, as a PDF in the reader’s language.',
  },
);

export const repairPrintJob = call.file(
  { tag: 'repair', access: ['REPAIR_WORKER'] },
  '/api/propertyManage/repair/printJob',
  {
    raw: ['pdf'],
    summary: 'Prints the work order of one of the worker’s tickets, as a PDF in the reader’s language.',
  },
);
