import * as m from '@portal/texts/messages';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { arrowUpIcon } from '../../ui/icon/shapes.ts';
import type { BlockActProps } from './RowsInput.tsx';

/** Moves a block of `RowsInput` up by one. */
export const MoveUp = ({ called, at, className, move }: BlockActProps) => (
  <IconButton
    icon={arrowUpIcon}
    label={m.act_move_up({ name: called })}
    className={className}
    disabled={at === 0}
    onClick={() => move(at, at - 1)}
  />
);
