import type { ContestStage } from '@portal/contract/contest/public';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { stageNames, stageText } from '../shared/contest-words.ts';
import styles from './StageBar.module.css';

interface StageBarProps {
  stages: ContestStage[];
  today: number;
  /** One line for a list; otherwise with the name and dates of each stage. */
  small?: boolean;
}

const toneOf = ({ from, to }: ContestStage, today: number) =>
  today >= to ? 'done' : today >= from ? 'now' : 'coming';

/** The stages to scale with a tick for today, and in words. */
export function StageBar({ stages, today, small }: StageBarProps) {
  const begin = Math.min(...stages.map(({ from }) => from));
  const end = Math.max(...stages.map(({ to }) => to));
  const share = (at: number) => `${(((at - begin) / (end - begin)) * 100).toFixed(2)}%`;
  const isRunning = today > begin && today < end;
  return (
    <Stack gap={12} className={styles.bar} data-small={small || undefined}>
      <Text as="div" relative above={24} className={styles.track} aria-hidden>
        {stages.map((stage) => (
          <i
            key={stage.kind}
            data-tone={toneOf(stage, today)}
            data-kind={stage.kind}
            style={{ '--from': share(stage.from), '--to': share(stage.to) } as CSSProperties}
          />
        ))}
        {isRunning && (
          <span className={styles.today} style={{ '--from': share(today) } as CSSProperties}>
            {!small && m.member_today()}
          </span>
        )}
      </Text>
      <Columns
        as="ol"
        of="repeat(auto-fit, minmax(110px, 1fr))"
        gap={8}
        gapX={16}
        className={styles.stages}
        aria-label={m.contest_stages()}
      >
        {stages.map((stage) => (
          <li
            key={stage.kind}
            data-tone={toneOf(stage, today)}
            aria-current={toneOf(stage, today) === 'now' ? 'step' : undefined}
          >
            <Text as="b" weight={400}>
              {stageNames[stage.kind]()}
            </Text>
            <Text as="time" tone="quiet" size={14} figures dateTime={formatDate(stage.from, 'YYYY-MM-DD')}>
              {stageText(stage)}
            </Text>
          </li>
        ))}
      </Columns>
    </Stack>
  );
}
