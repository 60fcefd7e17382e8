import type { JudgedContest } from '@portal/contract/contest/judging';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './MyJudgingPage.module.css';

/** Progress of all judges, entry by entry; scores stay hidden until the last ballot is locked. */
export function Progress({ contest: { progress } }: { contest: JudgedContest }) {
  const all = progress.flatMap(({ entries }) => entries.flat());
  const due = all.filter((state) => state !== 'CONFLICT').length;
  const locked = all.filter((state) => state === 'LOCKED').length;
  return (
    <Text as="section" frame="thin" round above={20} padInline={20} padBlock={16} ground="page">
      <BlockHead
        title={m.contest_all_ballots({ count: due })}
        note={m.contest_all_locked({ locked, conflicts: all.length - due })}
      />
      <Columns
        role="img"
        aria-label={`${m.contest_all_ballots({ count: due })} ${m.contest_all_locked({ locked, conflicts: all.length - due })}`}
        of="repeat(auto-fit, minmax(240px, 1fr))"
        gap={16}
        gapX={32}
      >
        {progress.map(({ track, entries }) => (
          <div key={track}>
            <p>
              <Written>{track}</Written>{' '}
              <Text as="small" tone="quiet">
                {m.contest_entry_count({ count: entries.length })}
              </Text>
            </p>
            <Row wrap gap={4} className={styles.grid}>
              {entries.map((states, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing says which entry it is
                <i key={at}>
                  {states.map((state, nth) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor which judge
                    <u key={nth} data-state={state} />
                  ))}
                </i>
              ))}
            </Row>
          </div>
        ))}
      </Columns>
    </Text>
  );
}
