import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatFullDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { lookUp, loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import styles from './ReceiptCheck.module.css';

export const loader = makeLoader(async ({ call, search }) => {
  const no = (search.get('no') ?? '').trim().slice(0, 40);
  const code = (search.get('code') ?? '').trim().slice(0, 12);
  const isAsked = no !== '' && code !== '';
  const answer = isAsked ? await lookUp(call('GET /api/payManage/order/checkReceipt', { no, code })) : null;
  return { no, code, answer };
});

/** Lets anybody verify that the park has issued a receipt; works without script. */
export function Component() {
  const { no, code, answer } = useLoaderData<typeof loader>();
  const found = answer?.state === 'FOUND' ? answer.found : null;
  return (
    <>
      <DocumentHead title={[m.pay_check_title()]} noIndex />
      <Crumbs steps={[{ text: m.pay_check_title() }]} />
      <Stack contained gap={24} padTop={48} padBottom={96} className={styles.page}>
        <PageHead title={m.pay_check_title()} note={m.pay_check_note()} />
        <Columns
          action={withBasePath(paths.checkReceipt())}
          as="form"
          of="repeat(auto-fit, minmax(min(240px, 100%), 1fr))"
          gap={16}
          align="end"
          readable
          className={styles.form}
        >
          <NativeInput label={m.pay_check_no()} name="no" defaultValue={no} maxLength={40} required />
          <NativeInput label={m.pay_check_code()} name="code" defaultValue={code} maxLength={12} required />
          <Button type="submit" variant="main">
            {m.pay_check_submit()}
          </Button>
        </Columns>
        {answer?.state === 'MISSING' && (
          <Alert kind="error" title={m.pay_check_missing()}>
            {m.pay_check_missing_text()}
          </Alert>
        )}
        {answer?.state === 'FAILED' && (
          <Alert kind="warning" title={m.pay_check_failed()}>
            {m.pay_check_failed_text()}
          </Alert>
        )}
        {found && (
          <>
            <Alert kind="success" title={m.pay_check_found()} />
            <Facts
              facts={[
                { name: m.pay_check_no(), value: found.no },
                { name: m.pay_receipt_payer(), value: <Written>{found.payerName}</Written> },
                { name: m.pay_receipt_amount(), value: formatFen(found.totalFen) },
                { name: m.pay_receipt_refunded(), value: formatFen(found.refundedFen) },
                { name: m.pay_receipt_paid_at(), value: formatFullDate(found.successAt) },
              ]}
            />
          </>
        )}
      </Stack>
    </>
  );
}
