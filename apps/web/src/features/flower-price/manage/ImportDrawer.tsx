import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { ImportFile } from '../../../platform/account/ImportFile.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { toast } from '../../../platform/account/toasts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { priceQueryKeys } from './price-query-keys.ts';

/** Prices of a day or a year by spreadsheet: download of the template, and upload of the completed file. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <Drawer open onClose={onClose} title={m.price_import()} closeLabel={m.act_close()}>
      <Text below={12}>
        <ExportButton
          endpoint="GET /api/priceManage/price/template"
          input={{}}
          text={m.member_download_template()}
        />
      </Text>
      <ImportFile
        endpoint="POST /api/priceManage/price/import"
        hint={m.price_import_hint()}
        accept={['.xlsx', '.csv']}
        onDone={async ({ entered, corrected, known }) => {
          toast('success', m.price_imported({ entered, corrected, known }));
          for (const queryKey of priceQueryKeys) await queries.invalidateQueries({ queryKey: [queryKey] });
          onClose();
        }}
      />
    </Drawer>
  );
}
