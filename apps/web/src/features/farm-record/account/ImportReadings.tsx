import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { ImportFile } from '../../../platform/account/ImportFile.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { toast } from '../../../platform/account/toasts.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { batchQueryKeys } from '../../farm/shared/batch-query-keys.ts';

/** Temperature logger data by spreadsheet: download of the template, and upload of the completed file. */
export function ImportReadings({ id }: { id: string }) {
  const queries = useQueryClient();
  return (
    <Stack as="section" gap={12} above={12}>
      <h3>{m.record_import()}</h3>
      <ExportButton
        size="small"
        endpoint="GET /api/farmManage/batch/readingTemplate"
        input={{ id }}
        text={m.member_download_template()}
      />
      <ImportFile
        endpoint="POST /api/farmManage/batch/importReadings"
        hint={m.record_import_hint()}
        accept={['.xlsx', '.csv']}
        onDone={async ({ entered, known }) => {
          toast('success', m.record_imported({ count: entered, known }));
          for (const queryKey of batchQueryKeys) await queries.invalidateQueries({ queryKey: [queryKey] });
        }}
      />
    </Stack>
  );
}
