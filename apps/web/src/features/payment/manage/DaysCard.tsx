import { chinaMinuteOf } from '@portal/contract/china-time';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import styles from '../../../platform/account/card/Card.module.css';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { DayMatrix } from './DayMatrix.tsx';

const shownDifferences = 3;

const fenOf = (fen: number | null) => (fen === null ? '—' : formatFen(fen));

/** The days of this month by channel, with open differences. */
export function DaysCard() {
  const [month] = useState(() => chinaMinuteOf(Date.now()).slice(0, 7));
  const { data } = useQueryOf(
    'GET /api/payManage/reconcile/queryDifferences',
    { state: 'OPEN', pageNo: 1, pageSize: shownDifferences },
    { quiet: true },
  );
  return (
    <Panel>
      <DayMatrix month={month} isNow />
      {data && data.rows.length > 0 && (
        <ul className={styles.rows}>
          {data.rows.map(({ differenceId, channel, day, kindLabel, ownNo, ourFen, theirFen }) => (
            <Columns
              key={differenceId}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <div>
                <Link href={paths.manageReconcile({ state: 'OPEN' })} look="quiet" className={styles.name}>
                  {`${payChannelLabels[channel]()} ${day} · ${kindLabel}`}
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  {`${ownNo || m.pay_diff_no_number()} · ${m.pay_diff_ours()} ${fenOf(ourFen)} · ${m.pay_diff_theirs()} ${fenOf(theirFen)}`}
                </Text>
              </div>
              <Status kind="waiting">{m.pay_diff_open()}</Status>
            </Columns>
          ))}
        </ul>
      )}
    </Panel>
  );
}
