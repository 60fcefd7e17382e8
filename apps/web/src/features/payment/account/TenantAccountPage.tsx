import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { creditContent, type TenantAccount } from '@portal/contract/payment/account';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import type { z } from 'zod';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AccountView } from '../shared/AccountView.tsx';
import { useAccountPeriod } from '../shared/use-account-period.ts';
import { OwnReceipts } from './OwnReceipts.tsx';

/** The account of the user's own enterprise with the park. */
export function Component() {
  const period = useAccountPeriod();
  const [isUsing, setUsing] = useState(false);
  const answer = useQueryOf('GET /api/payManage/account/query', period.input, { keepPrevious: true });
  const account = answer.data;
  return (
    <>
      <PageTitle
        title={m.counter_account()}
        note={m.counter_account_note()}
        actions={
          account?.canUseCredit && (
            <Button variant="main" onClick={() => setUsing(true)}>
              {m.counter_use_credit()}
            </Button>
          )
        }
      />
      <Answered of={answer}>
        {(found) => (
          <AccountView
            account={found}
            period={period}
            exportFrom="GET /api/payManage/account/export"
            exportInput={{ from: found.from, to: found.to }}
            billHref={paths.myPayment}
          >
            <OwnReceipts />
          </AccountView>
        )}
      </Answered>
      {isUsing && account && <UseCredit account={account} onClose={() => setUsing(false)} />}
    </>
  );
}

type Values = z.input<typeof creditContent>;

/** Asks which bill the credit pays, and how much of it. */
function UseCredit({ account, onClose }: { account: TenantAccount; onClose: () => void }) {
  const bills = useQueryOf('GET /api/propertyManage/bill/queryList', {
    state: 'DUE',
    sort: 'due',
    pageSize: 50,
  }).data;
  const form = useContractForm<Values>(creditContent, { defaultValues: { billId: '', amountFen: 0 } });
  const use = useMutationOf('POST /api/payManage/account/useCredit', {
    once: true,
    done: m.counter_credit_used(),
    invalidates: [
      'GET /api/payManage/account/query',
      'GET /api/propertyManage/bill/queryList',
      'GET /api/propertyManage/bill/queryDetail',
    ],
    setError: dataFaults(form.setError),
  });
  const owed = bills?.rows.filter(({ state }) => state !== 'PAYING') ?? [];
  return (
    <FormDialog
      title={m.counter_use_credit()}
      size="small"
      form={form}
      save={(data) => use.run({ data })}
      busy={use.busy}
      onClose={onClose}
    >
      <p>{m.counter_credit_now({ amount: formatFen(account.creditFen) })}</p>
      <SelectInput
        name="billId"
        label={m.billing_bill()}
        placeholder=""
        options={owed.map(({ billId, feeLabel, period, payableFen }) => ({
          value: billId,
          text: `${feeLabel} ${period} ${formatFen(payableFen)}`,
        }))}
      />
      <MoneyInput name="amountFen" />
    </FormDialog>
  );
}
