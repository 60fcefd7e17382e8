import type { Refusals } from '@portal/contract/declaration/public';
import * as m from '@portal/texts/messages';

/** Why applications under a policy were rejected, so that others can avoid the same mistakes. */
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
