import * as m from '@portal/texts/messages';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { amountText } from './amount-text.ts';

/** The maximum amount of a policy with the number emphasised, or that it pays nothing. */
export function AmountUpTo({ amount }: { amount: { minFen: number; maxFen: number } }) {
  if (amount.maxFen === 0) return <>{m.policy_no_payment()}</>;
  return (
    <>
      {amount.maxFen > amount.minFen && `${m.policy_up_to()} `}
      <b>{amountText(amount.maxFen, currentLocale())}</b>
    </>
  );
}
