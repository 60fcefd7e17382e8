import * as call from '../call.ts';

export const billPrint = call.file({ tag: 'bill', access: 'audited' }, '/api/propertyManage/bill/print', {
  raw: ['pdf'],
  summary: 'Prints an issued bill of the caller’s enterprise, as a PDF in Chinese.',
});

export const billPrintManaged = call.file(
  { tag: 'bill', access: ['OP_FINANCE'] },
  '/api/propertyManage/bill/printManaged',
  { raw: ['pdf'], place: { bill: 'id' }, summary: 'Prints a bill of any enterprise, as a PDF in Chinese.' },
);
