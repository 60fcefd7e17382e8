import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { id } from '../fields.ts';
import { oneOf } from '../form-field.ts';

/** Papers about a contract: its terms, the protocols of moving in and out, and the settlement. */
const leasePapers = ['CONTRACT', 'MOVE_IN', 'HANDOVER', 'SETTLEMENT'] as const;
export type LeasePaper = (typeof leasePapers)[number];

const input = z.object({ id, paper: oneOf(m.field_kind, leasePapers) });

export const leasePrint = call.file(
  { tag: 'lease', access: 'finance' },
  '/api/propertyManage/contract/print',
  {
    raw: ['pdf'],
    summary: 'Prints a paper about a contract of the caller’s enterprise, as a PDF in the reader’s language.',
    input,
  },
);

export const leasePrintManaged = call.file(
  { tag: 'lease', access: ['OP_PROPERTY', 'OP_FINANCE'] },
  '/api/propertyManage/contract/printManaged',
  {
    raw: ['pdf'],
    place: { contract: 'id' },
    summary: 'Prints a paper about any contract, as a PDF in the reader’s language.',
    input,
  },
);
