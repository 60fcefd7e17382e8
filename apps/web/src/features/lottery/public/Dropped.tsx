import { shortOf } from '@portal/contract/lottery/draw';
import type { LotteryDetail } from '@portal/contract/lottery/public';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './LotteryPart.module.css';

/** Numbers that were issued but take no part, each with its reason and without a name. */
export function Dropped({ lottery: { dropped, invalid } }: { lottery: LotteryDetail }) {
  if (dropped.length === 0) return null;
  return (
    <section>
      <h2>{m.lottery_dropped_title()}</h2>
      <Text padBottom={12} tone="quiet" size={14}>
        {m.lottery_dropped_note()}
      </Text>
      <table className={styles.traces}>
        <thead>
          <tr>
            <th scope="col">{m.lottery_entry_no()}</th>
            <th scope="col">{m.field_reason()}</th>
          </tr>
        </thead>
        <tbody>
          {dropped.map(({ entryNo, reasonLabel }) => (
            <tr key={entryNo}>
              <td className={styles.mono}>{shortOf(entryNo)}</td>
              <td>{reasonLabel}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {invalid > dropped.length && (
        <Text padBottom={12} tone="quiet" size={14}>
          {m.lottery_dropped_more({ count: formatThousands(invalid - dropped.length) })}
        </Text>
      )}
    </section>
  );
}
