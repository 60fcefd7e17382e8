import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { ImportFile } from '../../../platform/account/ImportFile.tsx';
import { confirm, toast } from '../../../platform/account/toasts.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

const endpoint = 'POST /api/payManage/bankLine/importStatement';
type Imported = EndpointMap[typeof endpoint]['output'];

interface BankImportProps {
  onDone: (imported: Imported) => void;
}

/** Uploads a bank statement; if it does not distinguish incoming from outgoing payments, the sender is asked. */
export function BankImport({ onDone }: BankImportProps) {
  const queries = useQueryClient();
  return (
    <ImportFile
      endpoint={endpoint}
      hint={m.pay_bank_import_hint()}
      accept={['.csv', '.xlsx']}
      onDone={async (imported) => {
        const { entered, matched, known, left, doubtful } = imported;
        toast('success', m.pay_bank_imported({ entered, matched, known, left, doubtful }));
        await Promise.all(paymentQueryKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
        onDone(imported);
      }}
    >
      {({ faults, asksDirection }, sendAgain) =>
        faults.length > 0 && (
          <>
            <Alert kind="error" title={m.pay_bank_not_imported()} announce>
              {faults.map(({ text }) => (
                <p key={text}>{text}</p>
              ))}
            </Alert>
            {asksDirection && <Button onClick={() => void claim(sendAgain)}>{m.pay_bank_all_came()}</Button>}
          </>
        )
      }
    </ImportFile>
  );
}

async function claim(sendAgain: (claims: unknown) => Promise<void>) {
  const isSure = await confirm({
    title: m.pay_bank_all_came(),
    text: m.pay_bank_all_came_text(),
    ok: m.pay_bank_import(),
  });
  if (isSure) await sendAgain({ onlyReceived: true });
}
