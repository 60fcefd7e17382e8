import type { ReactNode } from 'react';
import { useNarrow } from '../../../../platform/account/list/use-narrow.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { TodayPanel } from './TodayPanel.tsx';

interface CounterColumnsProps {
  children: ReactNode;
  /** The receipt that is being entered. */
  receipt?: ReactNode;
}

/** What is entered, and to its right the receipt and the day of the counter. */
export function CounterColumns({ children, receipt }: CounterColumnsProps) {
  const isNarrow = useNarrow();
  return (
    <Columns of="minmax(0, 2.6fr) minmax(220px, 1fr)" stack="laptop" gap={24} align="start">
      <Stack gap={16} shrink>
        {children}
        {isNarrow && receipt}
      </Stack>
      <Stack gap={16} shrink>
        {!isNarrow && receipt}
        <TodayPanel />
      </Stack>
    </Columns>
  );
}
