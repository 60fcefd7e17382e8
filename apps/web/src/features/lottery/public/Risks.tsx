import type { LotteryDetail } from '@portal/contract/lottery/public';
import * as m from '@portal/texts/messages';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { groupsOf } from './hex-groups.ts';
import styles from './LotteryPart.module.css';

const risks = [
  [m.lottery_risk_peek, m.lottery_risk_peek_text],
  [m.lottery_risk_last, m.lottery_risk_last_text],
  [m.lottery_risk_fake, m.lottery_risk_fake_text],
  [m.lottery_risk_own, m.lottery_risk_own_text],
  [m.lottery_risk_thin, m.lottery_risk_thin_text],
] as const;

/** States what cannot be proved, next to the values published hour by hour. */
export function Risks({ lottery: { traces } }: { lottery: LotteryDetail }) {
  return (
    <Stack fluid gap={20} shrink>
      <section>
        <h2>{m.lottery_risks()}</h2>
        <Text padBottom={12} tone="quiet" size={14}>
          {m.lottery_risks_note()}
        </Text>
        <dl className={styles.risks}>
          {risks.map(([risk, answer]) => (
            <div key={risk()}>
              <dt>{risk()}</dt>
              <Text as="dd" tone="quiet">
                {answer()}
              </Text>
            </div>
          ))}
        </dl>
      </section>
      {traces.length > 0 && <Traces traces={traces} />}
    </Stack>
  );
}

const Traces = ({ traces }: Pick<LotteryDetail, 'traces'>) => (
  <section>
    <h3>{m.lottery_traces()}</h3>
    <table className={styles.traces}>
      <thead>
        <tr>
          <th scope="col">{m.lottery_trace_time()}</th>
          <th scope="col">{m.lottery_fact_entrants()}</th>
          <th scope="col">{m.lottery_trace_hash()}</th>
        </tr>
      </thead>
      <tbody>
        {traces.map(({ at, entries, hash }) => (
          <tr key={at}>
            <td>{formatDate(at, 'MM-DD HH:mm')}</td>
            <td>{formatThousands(entries)}</td>
            <td className={styles.mono}>{groupsOf(hash.slice(0, 16))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
