import type { OwnFigures } from '@portal/contract/policy/match';
import type { CalcField } from '@portal/contract/policy/public';

/** The known figures of an enterprise as the fields of the calculator show them. */
export function shownFigures({ revenue, rd, tax, staff }: OwnFigures): Partial<Record<CalcField, string>> {
  const known = Object.entries({ revenue, rd, tax, staff }).filter(([, figure]) => figure !== null);
  return Object.fromEntries(known.map(([name, figure]) => [name, String(figure)]));
}
