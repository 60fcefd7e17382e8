import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOfferedActs } from './offered-acts.ts';

interface ActButtonsProps {
  acts: readonly BarAct[];
  /** Keys of the actions shown as main buttons. */
  mains: readonly string[];
  dangers?: readonly string[];
}

/** The actions of an object as buttons in the footer of its drawer. */
export function ActButtons({ acts, mains, dangers = [] }: ActButtonsProps) {
  useOfferedActs(acts);
  return acts.map(({ key, text, busy, disabled, onPress }) => (
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
}
