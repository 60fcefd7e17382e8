import * as m from '@portal/texts/messages';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';

/** What the registers show: hundredths, as amounts are hundredths of a yuan. */
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
