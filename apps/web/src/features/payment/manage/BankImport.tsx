import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { StatementColumns } from '@portal/contract/payment/bank-layout';
import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ImportFile } from '../../../platform/account/ImportFile.tsx';
import { confirm, toast } from '../../../platform/account/toasts.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { MapColumns } from './MapColumns.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

const endpoint = 'POST /api/payManage/bankLine/importStatement';
type Imported = EndpointMap[typeof endpoint]['output'];

interface Layout {
  fingerprint: string;
  columns: StatementColumns;
}

interface BankImportProps {
  onDone: (imported: Imported) => void;
}

/**
 * Uploads a bank statement; if its columns are unknown, or it does not distinguish incoming from outgoing payments, the
 * sender is asked.
 */
export function BankImport({ onDone }: BankImportProps) {
  const queries = useQueryClient();
  const [mapped, setMapped] = useState<Layout>();
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
      {({ faults, asksDirection, asksColumns }, sendAgain) =>
        faults.length > 0 && (
          <>
            <Alert kind="error" title={m.pay_bank_not_imported()} announce>
              {faults.map(({ text }) => (
                <p key={text}>{text}</p>
              ))}
            </Alert>
            {asksDirection && (
              <Button onClick={() => void claim(sendAgain, mapped)}>{m.pay_bank_all_came()}</Button>
            )}
            {asksColumns && (
              <MapColumns
                key={asksColumns.fingerprint}
                file={asksColumns}
                onMap={(columns) => {
                  const layout = { fingerprint: asksColumns.fingerprint, columns };
                  setMapped(layout);
                  return sendAgain({ layout });
                }}
              />
            )}
          </>
        )
      }
    </ImportFile>
  );
}

async function claim(sendAgain: (claims: unknown) => Promise<void>, layout: Layout | undefined) {
  const isSure = await confirm({
    title: m.pay_bank_all_came(),
    text: m.pay_bank_all_came_text(),
    ok: m.pay_bank_import(),
  });
  if (isSure) await sendAgain({ onlyReceived: true, layout });
}
