import * as m from '@portal/texts/messages';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';

/** Register readings, in hundredths of the unit, as amounts are in hundredths of a yuan. */
export function RegisterInputs({ hint }: { hint?: string }) {
  return (
    <>
      <MoneyInput name="readingX100" {...(hint ? { hint } : {})} />
      <MoneyInput name="peakX100" hint={m.billing_tou_hint()} />
      <MoneyInput name="flatX100" />
      <MoneyInput name="valleyX100" />
    </>
  );
}
