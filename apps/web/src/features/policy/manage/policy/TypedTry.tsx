import { useWatch } from 'react-hook-form';
import styles from '../form/Parts.module.css';
import { useSettled } from '../form/use-settled.ts';
import type { PolicyValues } from './policy-values.ts';
import { TryPanel } from './TryPanel.tsx';

/** Tries what stands in the form, saved or not. */
export function TypedTry() {
  const [conditions, calc] = useSettled(
    useWatch<PolicyValues, ['conditions', 'calc']>({ name: ['conditions', 'calc'] }),
  );
  return (
    <div className={styles.side}>
      <TryPanel conditions={conditions} calc={calc} />
    </div>
  );
}
