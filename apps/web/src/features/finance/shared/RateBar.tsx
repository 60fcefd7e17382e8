import styles from './RateBar.module.css';

/** Longer bars are cut off here. */
const maxPpm = 120_000;
const placeOf = (ppm: number) => `${Math.min(Math.max(ppm / maxPpm, 0), 1) * 100}%`;

interface RateBarProps {
  nominal: { low: number; high: number };
  cost: { low: number; high: number };
}

/** The nominal rates as a line, with the yearly cost as a bar below; the figures are next to it. */
export const RateBar = ({ nominal, cost }: RateBarProps) => (
  <svg className={styles.bar} aria-hidden="true" width="100%" height="20">
    <title>{`${nominal.low / 10_000}–${nominal.high / 10_000}`}</title>
    <line x1={placeOf(nominal.low)} x2={placeOf(nominal.high)} y1="4" y2="4" className={styles.nominal} />
    <line x1={placeOf(cost.low)} x2={placeOf(cost.high)} y1="14" y2="14" className={styles.cost} />
  </svg>
);
