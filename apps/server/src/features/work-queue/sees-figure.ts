import type { WorkChart, WorkFigure } from '@portal/contract/kinds';
import { rightNamed } from '@portal/contract/rights/subjects';
import { subjectOfFigure } from '@portal/contract/rights/work';
import type { Actor } from '../../platform/session/actor.ts';

/** Whether a figure or chart is shown by a custom role: one that sees its subject in the whole park. */
export function seesFigure({ customRoles = [] }: Actor, figure: WorkFigure | WorkChart): boolean {
  const subject = subjectOfFigure[figure];
  if (subject === undefined) return false;
  const right = rightNamed(subject, 'SEE');
  return customRoles.some(({ scope, rights }) => scope === null && rights.includes(right));
}
