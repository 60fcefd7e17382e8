import { type ReceiptContent, receiptDivision } from '@portal/contract/payment/receipt';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browserClient } from '../../../../platform/api/browser-client.ts';

const key = 'POST /api/payManage/receipt/preview';

/** Calculates a receipt whenever what is typed makes sense. */
export function useReceiptPreview(values: ReceiptContent) {
  const { data } = receiptDivision.safeParse(values);
  return useQuery({
    queryKey: [key, data],
    queryFn: ({ signal }) => data && browserClient().call(key, { data }, { signal, quiet: true }),
    enabled: data !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
