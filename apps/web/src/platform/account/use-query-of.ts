import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { browserClient } from '../api/browser-client.ts';

export type GetKey = Extract<EndpointKey, `GET ${string}`>;

interface EndpointOptions {
  /** Nothing is asked until it is true. */
  enabled?: boolean;
  /** Keeps showing the answer to the last input while the next one comes: tables, charts. */
  keepPrevious?: boolean;
  /** No message when it fails: the page does without, or says so in place. */
  quiet?: boolean;
  /** Asks again after so many milliseconds. */
  every?: number;
}

/** What an endpoint answers; the same question is asked once and its answer shared. */
export function useQueryOf<Key extends GetKey>(
  key: Key,
  input: EndpointMap[Key]['input'],
  { enabled, keepPrevious, quiet, every }: EndpointOptions = {},
): UseQueryResult<EndpointMap[Key]['output']> {
  return useQuery({
    queryKey: [key, input],
    queryFn: ({ signal }) => browserClient().call(key, input, { signal, quiet }),
    enabled,
    refetchInterval: every,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  }) as UseQueryResult<EndpointMap[Key]['output']>;
}
