import type { ImportKind } from '@portal/contract/import/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ImportUpload } from './ImportUpload.tsx';

/** Uploads a spreadsheet of one kind, and goes on in the import wizard. */
export function ImportSheet({ kind }: { kind: ImportKind }) {
  const navigate = useNavigate();
  return (
    <Stack gap={8}>
      <Text as="p" tone="quiet">
        {m.import_upload_next()}
      </Text>
      <ImportUpload kind={kind} onDone={({ importId }) => void navigate(paths.manageImport(importId))} />
    </Stack>
  );
}
