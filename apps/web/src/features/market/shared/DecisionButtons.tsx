import type { ReactNode } from 'react';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { Button } from '../../../ui/button/Button.tsx';

const mains: readonly string[] = ['pass', 'resume', 'unban'];
const dangers: readonly string[] = ['suspend', 'ban', 'takeDown'];

/** Decision buttons of a drawer, with approval last. */
export const DecisionButtons = ({ acts, dialog }: { acts: BarAct[]; dialog: ReactNode }) => (
  <>
    {acts.toReversed().map(({ key, text, busy, onPress }) => (
      <Button
        key={key}
        busy={busy}
        onClick={onPress}
        variant={mains.includes(key) ? 'main' : dangers.includes(key) ? 'danger' : undefined}
      >
        {text}
      </Button>
    ))}
    {dialog}
  </>
);
