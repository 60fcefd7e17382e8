import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { Button } from '../../../ui/button/Button.tsx';

interface ActButtonsProps {
  acts: readonly BarAct[];
  /** The keys of those that lead on. */
  mains: readonly string[];
  dangers?: readonly string[];
}

/** What can be done with a thing as buttons, in the foot of its drawer. */
export const ActButtons = ({ acts, mains, dangers = [] }: ActButtonsProps) =>
  acts.map(({ key, text, busy, disabled, onPress }) => (
    <Button
      key={key}
      busy={busy}
      disabled={disabled}
      onClick={onPress}
      variant={mains.includes(key) ? 'main' : dangers.includes(key) ? 'danger' : undefined}
    >
      {text}
    </Button>
  ));
