import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { ImportFile } from '../../../platform/account/ImportFile.tsx';
import { toast } from '../../../platform/account/toasts.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

interface ImportProps {
  onClose: () => void;
}

function useStale() {
  const queries = useQueryClient();
  return () => Promise.all(paymentQueryKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}

/** The numbers of issued invoices, by a filled-in export. */
function NumbersImport({ onClose }: ImportProps) {
  const refresh = useStale();
  return (
    <Drawer open onClose={onClose} title={m.invoicing_import_numbers()} closeLabel={m.act_close()}>
      <ImportFile
        endpoint="POST /api/payManage/invoice/importNumbers"
        hint={m.invoicing_import_numbers_hint()}
        accept={['.xlsx', '.csv']}
        onDone={async ({ issued, known }) => {
          toast('success', m.invoicing_numbers_imported({ issued, known }));
          await refresh();
          onClose();
        }}
      />
    </Drawer>
  );
}

/** The files of issued invoices, by an archive; those that fit no invoice are listed. */
function FilesImport({ onClose }: ImportProps) {
  const refresh = useStale();
  return (
    <Drawer open onClose={onClose} title={m.invoicing_import_files()} closeLabel={m.act_close()}>
      <ImportFile
        endpoint="POST /api/payManage/invoice/importFiles"
        hint={m.invoicing_import_files_hint()}
        accept={['.zip']}
        takesPart
        onDone={async ({ attached, known, faults }) => {
          const isWhole = faults.length === 0;
          toast(
            isWhole ? 'success' : 'warning',
            m.invoicing_files_imported({ attached, known, left: faults.length }),
          );
          await refresh();
          if (isWhole) onClose();
        }}
      >
        {({ faults }) =>
          faults.length > 0 && (
            <Alert kind="error" title={m.invoicing_files_left()} announce>
              {faults.map(({ row, text }) => (
                <p key={row}>{text}</p>
              ))}
            </Alert>
          )
        }
      </ImportFile>
    </Drawer>
  );
}

/** The drawer of an import, by its name in the address. */
export const InvoiceImport = ({ name, onClose }: ImportProps & { name: string }) =>
  name === 'files' ? <FilesImport onClose={onClose} /> : <NumbersImport onClose={onClose} />;
