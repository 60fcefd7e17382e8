import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { ForDesk } from '../../../../platform/account/ForDesk.tsx';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { dayOf } from '../../../../platform/display/day-words.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { AccountView } from '../../shared/AccountView.tsx';
import { useAccountPeriod } from '../../shared/use-account-period.ts';

/** A tenant for the finance office: what it owes, has paid, holds as credit and deposit. */
export function Component() {
  const { id = '' } = useParams();
  const period = useAccountPeriod();
  const answer = useQueryOf(
    'GET /api/payManage/account/queryManage',
    { id, ...period.input },
    { keepPrevious: true },
  );
  return (
    <>
      <PageTitle
        title={answer.data?.enterpriseName ?? m.counter_account()}
        actions={
          <ForDesk>
            {answer.data?.canUseCredit && (
              <ButtonLink href={paths.manageReceive({ view: 'credit', tenant: id })}>
                {m.counter_use_credit()}
              </ButtonLink>
            )}
            <ButtonLink variant="main" href={paths.manageReceive({ view: 'cash', tenant: id })}>
              {m.counter_enter()}
            </ButtonLink>
          </ForDesk>
        }
      />
      <Answered of={answer}>
        {(account) => (
          <AccountView
            account={account}
            period={period}
            exportFrom="GET /api/payManage/account/exportManage"
            exportInput={{ id, from: account.from, to: account.to }}
            billHref={(bill) => paths.manageBills({ bill })}
          >
            <OpenBills enterpriseId={id} />
          </AccountView>
        )}
      </Answered>
    </>
  );
}

function OpenBills({ enterpriseId }: { enterpriseId: string }) {
  const [today] = useState(() => dayOf(Date.now()));
  const answer = useQueryOf('GET /api/payManage/receipt/queryAllocation', {
    enterpriseId,
    amountFen: 0,
    receivedOn: today,
  });
  return (
    <Panel title={m.counter_open_bills({ bills: answer.data?.bills.length ?? 0 })}>
      <Answered of={answer} lines={4}>
        {({ bills }) =>
          bills.length === 0 ? (
            <p>{m.counter_owes_nothing()}</p>
          ) : (
            <Rows>
              {bills.map(({ billId, title, no, dueDate, payableFen, overdueDays, lateFen }) => (
                <Row
                  key={billId}
                  title={title}
                  text={formatFen(payableFen)}
                  note={[
                    no,
                    dueDate,
                    ...(overdueDays > 0 ? [m.counter_overdue({ days: overdueDays })] : []),
                    ...(lateFen > 0 ? [m.counter_with_late({ amount: formatFen(lateFen) })] : []),
                  ].join(' · ')}
                >
                  <ButtonLink size="small" href={paths.manageBills({ bill: billId })}>
                    {m.act_view()}
                  </ButtonLink>
                </Row>
              ))}
            </Rows>
          )
        }
      </Answered>
    </Panel>
  );
}
