import { paths } from '@portal/contract/paths';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { saveFile } from '../../../../platform/api/download-file.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { chevronLeftIcon, downloadIcon, printerIcon } from '../../../../ui/icon/shapes.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { heldOrder } from '../order/held-order.ts';
import styles from './Receipt.module.css';

/** The tools next to the receipt, which are not printed. */
export function ReceiptTools({ order: { payOrderId: id, no } }: { order: PayOrderDetail }) {
  const [busy, setBusy] = useState(false);
  const { key } = heldOrder();
  const keep = async () => {
    setBusy(true);
    try {
      const guest = key === undefined ? {} : { key };
      saveFile(await browserClient().download('/api/payManage/order/receipt', { id, ...guest }), document);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.tools}>
      <ButtonLink icon={chevronLeftIcon} href={paths.payResult(no, key)}>
        {m.act_go_back()}
      </ButtonLink>
      <Text as="span" grow />
      <Button icon={downloadIcon} busy={busy} onClick={() => void keep()}>
        {m.pay_receipt_pdf()}
      </Button>
      <Button variant="main" icon={printerIcon} onClick={() => window.print()}>
        {m.act_print()}
      </Button>
    </div>
  );
}
