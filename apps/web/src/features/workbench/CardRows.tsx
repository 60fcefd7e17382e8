import { Suspense } from 'react';
import { CardSkeleton } from '../../platform/account/card/CardSkeleton.tsx';
import type { WorkbenchCard } from '../../platform/account/card/workbench-card.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './Workbench.module.css';

/** Cards that each load their own data, placed in the layout. */
export function Cards({ cards }: { cards: readonly WorkbenchCard[] }) {
  return cards.map(({ key, place, Component }) => (
    <Stack key={key} className={styles.card} data-span={place}>
      <Suspense fallback={<CardSkeleton />}>
        <Component />
      </Suspense>
    </Stack>
  ));
}

/** Cards in rows on a grid of twelve columns. */
export const CardRows = ({ cards }: { cards: readonly WorkbenchCard[] }) => (
  <div className={styles.cards}>
    <Cards cards={cards} />
  </div>
);
