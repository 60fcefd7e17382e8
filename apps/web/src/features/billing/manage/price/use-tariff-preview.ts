import { tariffDraft } from '@portal/contract/billing/price-manage';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browserClient } from '../../../../platform/api/browser-client.ts';

const key = 'POST /api/propertyManage/fee/previewTariff';

/** Calculates a price whenever its form makes sense. */
export function useTariffPreview(values: object) {
  const { data } = tariffDraft.safeParse(values);
  return useQuery({
    queryKey: [key, data],
    queryFn: ({ signal }) => data && browserClient().call(key, { data }, { signal, quiet: true }),
    enabled: data !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
