import type { Refusals } from '@portal/contract/declaration';
import * as m from '@portal/texts/messages';

/** Why declarations for a policy were refused, so that the next ones need not be. */
export function RefusalReasons({ refusals: { decided, refused, reasons } }: { refusals: Refusals }) {
  return (
    <>
      <p>{m.declaration_refusals_note({ decided, refused })}</p>
      <ul>
        {reasons.map(({ code, label, count }) => (
          <li key={code}>{m.declaration_refusals_reason({ label, count })}</li>
        ))}
      </ul>
    </>
  );
}
