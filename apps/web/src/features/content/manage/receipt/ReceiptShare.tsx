import * as m from '@portal/texts/messages';
import { Progress } from '../../../../ui/progress/Progress.tsx';

/** How many enterprises have confirmed, in words and as a bar. */
export function ReceiptShare({ confirmed, total }: { confirmed: number; total: number }) {
  return (
    <Progress
      label={m.editing_receipt_of({ confirmed, total })}
      value={total === 0 ? 0 : confirmed / total}
    />
  );
}
