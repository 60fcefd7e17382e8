import type { MatrixLine } from '@portal/contract/rights/custom-role';
import { type Right, rightActs, rightNamed } from '@portal/contract/rights/subjects';
import { type KeyboardEvent, useState } from 'react';

const steps: Record<string, readonly [down: number, along: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell in a direction that can be given; empty cells are passed over, and the edge holds. */
export function nextRight(
  lines: readonly Pick<MatrixLine, 'subject' | 'acts'>[],
  from: { row: number; column: number },
  [down, along]: readonly [down: number, along: number],
): Right | undefined {
  let row = from.row + down;
  let column = from.column + along;
  while (row >= 0 && row < lines.length && column >= 0 && column < rightActs.length) {
    const line = lines[row];
    const act = rightActs[column];
    if (line && act && line.acts.includes(act)) return rightNamed(line.subject, act);
    row += down;
    column += along;
  }
  return undefined;
}

/** One stop for the Tab key in the whole matrix; arrows move it. */
export function useMatrixKeys(lines: readonly MatrixLine[]) {
  const [chosen, setChosen] = useState<Right>();
  const first = lines.flatMap(({ subject, acts }) => acts.map((act) => rightNamed(subject, act)))[0];
  const stop = chosen ?? first;
  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nextRight(lines, { row, column }, step);
    const cell = event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-right="${next}"]`);
    cell?.focus();
  };
  return { stop, choose: setChosen, onKeyDown };
}
