import { type ReceiptContent, receiptDivision } from '@portal/contract/payment/receipt';
import { useDraftPreview } from '../../../../platform/account/use-draft-preview.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';

const key = 'POST /api/payManage/receipt/preview';

/** Calculates a receipt whenever what is typed makes sense. */
export const useReceiptPreview = (values: ReceiptContent) =>
  useDraftPreview(key, receiptDivision, values, (data, signal) =>
    browserClient().call(key, { data }, { signal, quiet: true }),
  );
