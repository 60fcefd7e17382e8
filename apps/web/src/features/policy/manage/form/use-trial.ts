import type { EndpointMap } from '@portal/contract/endpoint-map';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browserClient } from '../../../../platform/api/browser-client.ts';

type TrialKey = 'POST /api/policyManage/policy/tryRules' | 'POST /api/policyManage/policy/previewAmount';

/** Runs a call that only calculates, and repeats it in the background whenever its input changes. */
export function useTrial<Key extends TrialKey>(key: Key, input: EndpointMap[Key]['input'], enabled: boolean) {
  return useQuery({
    queryKey: [key, input],
    queryFn: ({ signal }) => browserClient().call(key, input, { signal, quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
