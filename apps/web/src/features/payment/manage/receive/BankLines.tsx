import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';

/** Bank lines that nobody has allocated; one is open at a time. */
export function BankLines({ current }: { current: string | null }) {
  const answer = useQueryOf('GET /api/payManage/bankLine/queryManageList', { state: 'HELD', pageSize: 50 });
  return (
    <Panel title={m.counter_waiting()}>
      <Answered of={answer} lines={4}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={m.counter_none_waits()} />
          ) : (
            <Rows>
              {rows.map(({ lineId, amountFen, payer, purpose, bookedAt }) => (
                <Row
                  key={lineId}
                  title={
                    <Link
                      cover
                      href={paths.manageReceive({ line: lineId })}
                      aria-current={lineId === current ? 'true' : undefined}
                    >
                      {formatFen(amountFen)}
                    </Link>
                  }
                  text={<Written>{payer}</Written>}
                  note={
                    <>
                      {formatDate(bookedAt)} <Written>{purpose}</Written>
                    </>
                  }
                />
              ))}
            </Rows>
          )
        }
      </Answered>
    </Panel>
  );
}
