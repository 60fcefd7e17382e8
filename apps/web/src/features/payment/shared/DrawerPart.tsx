import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';

/** A section of a drawer below its facts, with a heading. */
export const DrawerPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Text as="section" above={28}>
    <Text as="h3" padBottom={8} lineBelow="strong" size={16}>
      {title}
    </Text>
    {children}
  </Text>
);
