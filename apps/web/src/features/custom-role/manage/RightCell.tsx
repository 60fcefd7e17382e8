import { type Right, rightLabel } from '@portal/contract/rights/subjects';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './RightsMatrix.module.css';

type CellState = 'on' | 'off' | 'add' | 'drop';

const words: Record<CellState, (values: { right: string }) => string> = {
  on: m.custom_role_cell_on,
  off: m.custom_role_cell_off,
  add: m.custom_role_cell_add,
  drop: m.custom_role_cell_drop,
};

const stateOf = (isOn: boolean, wasOn: boolean): CellState => {
  if (isOn) return wasOn ? 'on' : 'add';
  return wasOn ? 'drop' : 'off';
};

export interface RightCellProps {
  right: Right;
  isOn: boolean;
  wasOn: boolean;
  /** Absent where nothing can be changed. */
  onToggle?: (() => void) | undefined;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One right as a circle: filled if given, hollow if not, in a dashed frame if this change differs. */
export function RightCell({ right, isOn, wasOn, onToggle, isStop, onFocus, onKeyDown }: RightCellProps) {
  const state = stateOf(isOn, wasOn);
  const text = <VisuallyHidden>{words[state]({ right: rightLabel(right) })}</VisuallyHidden>;
  const className = clsx(styles.mark, styles[state]);
  if (!onToggle) return <span className={className}>{text}</span>;
  return (
    <button
      type="button"
      className={className}
      data-right={right}
      tabIndex={isStop ? 0 : -1}
      onClick={onToggle}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {text}
    </button>
  );
}
