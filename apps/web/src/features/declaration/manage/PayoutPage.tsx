import * as m from '@portal/texts/messages';
import { DeclarationList } from './DeclarationList.tsx';

/** Amounts that the finance office has to pay, and has paid. */
export function Component() {
  return (
    <DeclarationList
      name="declaration-payouts"
      title={m.declaration_payout()}
      note={m.declaration_payout_note()}
      empty={m.declaration_payout_empty()}
      states={['APPROVED', 'PAID_OUT']}
      exports
    />
  );
}
