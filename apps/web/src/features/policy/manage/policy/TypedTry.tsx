import { useWatch } from 'react-hook-form';
import { useSettled } from '../../../../platform/form/use-settled.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import styles from '../form/Parts.module.css';
import type { PolicyValues } from './policy-values.ts';
import { TryPanel } from './TryPanel.tsx';

/** Tries the conditions and formula currently in the form, saved or not. */
export function TypedTry() {
  const [conditions, calc] = useSettled(
    useWatch<PolicyValues, ['conditions', 'calc']>({ name: ['conditions', 'calc'] }),
  );
  return (
    <Stack gap={16} className={styles.side}>
      <TryPanel conditions={conditions} calc={calc} />
    </Stack>
  );
}
