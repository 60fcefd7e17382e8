import type { ReactNode } from 'react';
import { Text } from '../../../../ui/layout/Text.tsx';

/** The purpose of a form, above its fields. */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <Text below={24} tone="quiet">
      {children}
    </Text>
  );
}
