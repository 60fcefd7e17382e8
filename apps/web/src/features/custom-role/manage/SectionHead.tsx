import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

interface SectionHeadProps {
  /** For `aria-labelledby` of the section. */
  id: string;
  title: string;
  note?: ReactNode;
  action?: ReactNode;
}

/** The head of a part of a role, with a note at its end. */
export const SectionHead = ({ id, title, note, action }: SectionHeadProps) => (
  <Row wrap align="baseline" gap={4} gapX={12} padBottom={8} lineBelow="strong">
    <Text as="h3" size={16} id={id}>
      {title}
    </Text>
    {note && (
      <Text as="span" atEnd tone="quiet" size={13} figures>
        {note}
      </Text>
    )}
    {action && (
      <Text as="span" atEnd>
        {action}
      </Text>
    )}
  </Row>
);
