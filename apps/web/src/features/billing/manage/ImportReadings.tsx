import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ImportSheet } from '../../import/shared/ImportSheet.tsx';

/** A month of readings by spreadsheet: the template of the meters in use, and the completed file. */
export function ImportReadings({ period }: { period: string }) {
  return (
    <Stack gap={12}>
      <ExportButton endpoint="GET /api/propertyManage/meter/readingTemplate" input={{ period }} />
      <ImportSheet kind="READING" />
    </Stack>
  );
}
