import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { labelled, requiredText } from '../form-field.ts';
import { cleanLine } from '../letters.ts';

/** The named account that money is paid to by hand. */
export const payee = z.object({
  name: requiredText(m.move_out_payee, 60),
  bank: requiredText(m.move_out_payee_bank, 60),
  number: labelled(
    m.move_out_payee_number,
    z
      .string({ error: fault.enter(m.move_out_payee_number) })
      .overwrite(cleanLine)
      .regex(/^[0-9 -]{6,40}$/, { error: fault.wrong(m.move_out_payee_number) }),
  ),
});
export type Payee = z.infer<typeof payee>;

/** Upload purpose for the proof of an account that money is paid to. */
export const refundProofPurpose = 'REFUND_PROOF';
