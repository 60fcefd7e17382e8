import * as m from '@portal/texts/messages';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { confirm, toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

interface ChosenInvoicesProps {
  ids: readonly string[];
  onDone: () => void;
}

const questions = {
  send: { title: m.invoicing_many_send, text: m.invoicing_send_text, ok: m.invoicing_send },
  deliver: { title: m.invoicing_many_deliver, text: m.invoicing_many_deliver_text, ok: m.invoice_deliver },
};

/** Bulk actions on the selected invoices; those that refuse are named, all others are done. */
export function ChosenInvoices({ ids, onDone }: ChosenInvoicesProps) {
  const operate = useMutationOf('POST /api/payManage/invoice/operateMany', {
    once: true,
    invalidates: paymentQueryKeys,
  });
  const run = async (event: keyof typeof questions) => {
    const { title, text, ok } = questions[event];
    if (!(await confirm({ title: title({ count: ids.length }), text: text(), ok: ok() }))) return;
    const answer = await operate.run({ event, data: { ids: [...ids] } });
    if (!answer) return;
    const { done: count, refused } = answer;
    const left = refused.map((one) => `${one.no} ${one.text}`).join('；');
    if (refused.length > 0) toast('warning', m.invoicing_many_part({ count, left }));
    else toast('success', m.invoicing_many_done({ count }));
    onDone();
  };
  const readsOnly = useReadsOnly();
  const list = useQueryOf('GET /api/payManage/invoice/queryManageList', { pageSize: 1 });
  return (
    <>
      <ExportButton
        endpoint="GET /api/payManage/invoice/exportManage"
        input={{ ids: ids.join(',') }}
        text={m.invoicing_export_chosen()}
      />
      {!readsOnly && (
        <>
          {list.data?.hasService && (
            <Button busy={operate.busy} onClick={() => void run('send')}>
              {m.invoicing_send()}
            </Button>
          )}
          <Button busy={operate.busy} variant="main" onClick={() => void run('deliver')}>
            {m.invoice_deliver()}
          </Button>
        </>
      )}
    </>
  );
}
