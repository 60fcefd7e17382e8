import * as m from '@portal/texts/messages';
import { type CSSProperties, useState } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './SilenceBar.module.css';

/** How much of the objection period has passed: the past in grey, today as a tick, the rest coloured. */
export function SilenceBar({ since, until }: { since: number; until: number }) {
  const [now] = useState(() => Date.now());
  const at = Math.min(1, Math.max(0, (now - since) / Math.max(1, until - since)));
  return (
    <Stack gap={8}>
      <div className={styles.bar} style={{ '--at': `${Math.round(at * 100)}%` } as CSSProperties} />
      <Row as="p" wrap gap={4} gapX={16} justify="between" size={14}>
        <span>{m.order_done_on({ day: formatDate(since, 'MM-DD') })}</span>
        <b>{m.order_confirms_on({ day: formatDate(until, 'MM-DD') })}</b>
      </Row>
      <Text tone="quiet" size={14}>
        {m.order_silence()}
      </Text>
    </Stack>
  );
}
