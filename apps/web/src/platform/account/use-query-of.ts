import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { browserClient } from '../api/browser-client.ts';

export type GetKey = Extract<EndpointKey, `GET ${string}`>;

interface EndpointOptions {
  /** The query waits until this is true. */
  enabled?: boolean;
  /** Keeps showing the previous answer while the next one loads: for tables and charts. */
  keepPrevious?: boolean;
  /** No message when it fails: the page does without, or says so in place. */
  quiet?: boolean;
  /** Polls at this interval, in milliseconds. */
  every?: number;
}

/** Queries an endpoint; equal queries are sent once and share the answer. */
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
