import * as m from '@portal/texts/messages';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ImportSheet } from '../../import/shared/ImportSheet.tsx';

/** Prices of a day or a year by spreadsheet: the template of today's varieties, and the completed file. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title={m.price_import()} closeLabel={m.act_close()}>
      <Text below={12}>
        <ExportButton
          endpoint="GET /api/priceManage/price/template"
          input={{}}
          text={m.member_download_template()}
        />
      </Text>
      <ImportSheet kind="PRICE" />
    </Drawer>
  );
}
