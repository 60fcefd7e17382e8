import { type TouBand, touBands } from '@portal/contract/billing/terms';
import type { ReactNode } from 'react';
import { Columns } from '../../../ui/layout/Columns.tsx';
import styles from './Tou.module.css';
import { bandName, hoursText } from './tou-hours.ts';

export const bandVariants: Record<TouBand, string | undefined> = {
  PEAK: styles.peak,
  FLAT: styles.flat,
  VALLEY: styles.valley,
};

interface TouBandsProps {
  hours: readonly TouBand[];
  /** Price of a band, shown above its hours. */
  priceOf?: (band: TouBand) => ReactNode;
  /** Usage in a band, shown below its hours. */
  noteOf?: (band: TouBand) => ReactNode;
}

/** Peak, flat and valley with their hours in words. */
export function TouBands({ hours, priceOf, noteOf }: TouBandsProps) {
  return (
    <Columns
      as="dl"
      of="repeat(auto-fit, minmax(min(100%, 200px), 1fr))"
      gap={12}
      gapX={24}
      className={styles.bands}
      data-compact={!priceOf || undefined}
    >
      {touBands.map((band) => (
        <div key={band}>
          <dt>
            <span className={`${styles.swatch} ${bandVariants[band]}`} aria-hidden />
            {bandName(band)}
          </dt>
          {priceOf && <dd className={styles.price}>{priceOf(band)}</dd>}
          <dd>{hours.includes(band) ? hoursText(hours, band) : '—'}</dd>
          {noteOf && <dd>{noteOf(band)}</dd>}
        </div>
      ))}
    </Columns>
  );
}
