import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { ImportFile } from '../../../platform/account/ImportFile.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { toast } from '../../../platform/account/toasts.ts';
import { FaultyReadings } from './FaultyReadings.tsx';

/**
 * A month of readings by spreadsheet: download of the template, and upload of the completed file, whose faulty rows are
 * corrected here.
 */
export function ImportReadings({ period, onDone }: { period: string; onDone?: () => void }) {
  const queries = useQueryClient();
  return (
    <>
      <ExportButton endpoint="GET /api/propertyManage/meter/readingTemplate" input={{ period }} />
      <ImportFile
        endpoint="POST /api/propertyManage/meter/importReadings"
        hint={m.billing_import_hint()}
        accept={['.xlsx', '.csv']}
        onDone={async ({ entered }) => {
          toast('success', m.billing_imported({ count: entered }));
          await queries.invalidateQueries({ queryKey: ['GET /api/propertyManage/meter/queryReadingList'] });
          onDone?.();
        }}
      >
        {({ ready, faults }, sendAgain) =>
          faults.length > 0 && (
            <FaultyReadings period={period} ready={ready} rows={faults} sendAgain={sendAgain} />
          )
        }
      </ImportFile>
    </>
  );
}
