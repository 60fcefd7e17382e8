import { type LeaseActContent, leaseActTerms } from '@portal/contract/lease/act';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browserClient } from '../../../../platform/api/browser-client.ts';

const key = 'POST /api/propertyManage/leaseAct/preview';

/** Calculates an act whenever its terms make sense. */
export function useActPreview(contractId: string, values: LeaseActContent) {
  const { data } = leaseActTerms.safeParse(values);
  return useQuery({
    queryKey: [key, contractId, data],
    queryFn: ({ signal }) => data && browserClient().call(key, { contractId, data }, { signal, quiet: true }),
    enabled: data !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
