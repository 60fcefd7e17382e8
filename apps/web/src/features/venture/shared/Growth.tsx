import type { VentureStage } from '@portal/contract/finance/terms';
import type { ReactNode } from 'react';
import styles from './Growth.module.css';

const ground = 'M6 34H34';
const petals = [0, 72, 144, 216, 288];

/** Seed, two leaves, four leaves, bud, bloom: always shown next to the name of the stage. */
const drawings: Record<VentureStage, ReactNode> = {
  SEED: (
    <>
      <path d="M20 33c-6 0-9.5-3.5-9.5-8 0-5.5 5-9.5 9.5-13 4.5 3.5 9.5 7.5 9.5 13 0 4.5-3.5 8-9.5 8Z" />
      <path className={styles.stroke} d="M6 34.5H34" />
    </>
  ),
  ANGEL: (
    <>
      <path className={styles.stroke} d={`M20 34V20${ground}`} />
      <path d="M20 22C12 22 9 17 9 12c7 0 11 3 11 10ZM20 22c8 0 11-5 11-10-7 0-11 3-11 10Z" />
    </>
  ),
  PRE_A: (
    <>
      <path className={styles.stroke} d={`M20 34V12${ground}`} />
      <path d="M20 30c-6 0-9-3-9-7 6 0 9 2 9 7ZM20 30c6 0 9-3 9-7-6 0-9 2-9 7Z" />
      <path d="M20 17C13 17 10 13 10 8c6 0 10 3 10 9ZM20 17c7 0 10-4 10-9-6 0-10 3-10 9Z" />
    </>
  ),
  A: (
    <>
      <path className={styles.stroke} d={`M20 34V17${ground}`} />
      <path d="M20 28c-6 0-9-3-9-7 6 0 9 2 9 7ZM20 28c6 0 9-3 9-7-6 0-9 2-9 7Z" />
      <path className={styles.flower} d="M20 18c-4-2-5-5-5-8 0-4 3-6 5-8 2 2 5 4 5 8 0 3-1 6-5 8Z" />
    </>
  ),
  B: (
    <>
      <path className={styles.stroke} d={`M20 34V20${ground}`} />
      <path d="M20 30c-5 0-8-2-8-6 5 0 8 2 8 6ZM20 30c5 0 8-2 8-6-5 0-8 2-8 6Z" />
      <g className={styles.flower}>
        {petals.map((turn) => (
          <ellipse key={turn} cx="20" cy="6" rx="4" ry="5.5" transform={`rotate(${turn} 20 12)`} />
        ))}
      </g>
    </>
  ),
};

interface GrowthProps {
  stage: VentureStage;
  small?: boolean;
  /** No venture is at this stage: draws only an outline. */
  isNone?: boolean;
}

/** A stage drawn as a growing plant. */
export const Growth = ({ stage, small, isNone }: GrowthProps) => (
  <svg
    className={styles.growth}
    viewBox="0 0 40 38"
    aria-hidden
    data-small={small || undefined}
    data-none={isNone || undefined}
  >
    {drawings[stage]}
  </svg>
);
