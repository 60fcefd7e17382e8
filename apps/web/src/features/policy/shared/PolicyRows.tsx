import { paths } from '@portal/contract/paths';
import type { PolicyRow } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { CachedFragment } from '../../../platform/page/CachedFragment.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { AmountUpTo } from './AmountUpTo.tsx';
import styles from './PolicyRows.module.css';
import { kindLabels, levelLabels } from './policy-labels.ts';

interface PolicyRowsProps {
  rows: PolicyRow[];
  /** Shows the summary below each title, and a slot next to it for the grade of the match. */
  summaries?: boolean;
}

/** Policies as ruled rows: level, title, office, validity; the amount on the right. */
export function PolicyRows({ rows, summaries }: PolicyRowsProps) {
  return (
    <Text as="ul" lineAbove="strong">
      {rows.map((row) => (
        <CachedFragment
          key={row.policyId}
          as="li"
          className={styles.row}
          data-over={isOver(row) || undefined}
          name="policy/row"
          of={PolicyRowContent}
          with={{ row, summaries }}
        />
      ))}
    </Text>
  );
}

interface PolicyRowContentProps {
  row: PolicyRow;
  summaries: boolean | undefined;
}

function PolicyRowContent({ row, summaries }: PolicyRowContentProps) {
  const lang = langOfContent('zh');
  return (
    <>
      <Text as="span" tone="quiet" size={13} className={styles.level}>
        {levelLabels[row.level]()}
      </Text>
      <span className={styles.head}>
        <Link href={paths.policy(row.policyId)} look="bare" lang={lang} className={styles.title}>
          {row.title}
        </Link>
        {summaries && <span className={styles.match} data-match={row.policyId} />}
      </span>
      <Text as="span" tone="quiet" size={14} text="end" nowrap className={styles.amount}>
        <AmountUpTo amount={row.amount} />
      </Text>
      {summaries && (
        <Text lines={3} above={4} tone="quiet" size={15} className={styles.summary} lang={lang}>
          {row.plainSummary}
        </Text>
      )}
      {summaries && <div className={styles.own} data-amount={row.policyId} />}
      <MetaLine
        className={styles.meta}
        items={[
          <span key="office" lang={lang}>
            {row.departments[0]?.name}
          </span>,
          kindLabels[row.kind](),
          <Validity key="validity" row={row} />,
          row.openItem && (
            <Link
              key="open"
              href={paths.declareItem(row.openItem.itemId)}
              look="bare"
              className={styles.open}
            >
              {m.policy_open_until({ day: row.openItem.windowTo })}
            </Link>
          ),
        ]}
      />
    </>
  );
}

const isOver = ({ state }: PolicyRow) => state === 'REPEALED' || state === 'EXPIRED';

function Validity({ row }: { row: PolicyRow }) {
  const { state, effectiveFrom, effectiveTo } = row;
  if (state === 'REPEALED')
    return (
      <Text as="b" tone="petal">
        {m.policy_state_repealed()}
      </Text>
    );
  if (state === 'COMING') return <span>{m.policy_starts_on({ day: effectiveFrom })}</span>;
  if (effectiveTo === null) return <span>{m.policy_valid_forever()}</span>;
  if (state === 'EXPIRED') return <span>{m.policy_expired_on({ day: effectiveTo })}</span>;
  return (
    <span className={state === 'EXPIRING' ? styles.soon : undefined}>
      {m.policy_valid_until({ day: effectiveTo })}
    </span>
  );
}
