import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { browserClient } from '../api/browser-client.ts';

export type GetKey = Extract<EndpointKey, `GET ${string}`>;

interface EndpointOptions {
  /** The query waits while this is false. */
  enabled?: boolean;
  /** Keeps showing the previous answer while the next one loads: for tables and charts. */
  keepPrevious?: boolean;
  /** Shows no message on failure: the page does without the data, or shows the error in place. */
  quiet?: boolean;
  /** Polls at this interval, in milliseconds. */
  every?: number;
}

function optionsOf<Key extends GetKey>(
  key: Key,
  input: EndpointMap[Key]['input'],
  { enabled, keepPrevious, quiet, every }: EndpointOptions,
) {
  return {
    queryKey: [key, input],
    queryFn: ({ signal }: { signal: AbortSignal }) => browserClient().call(key, input, { signal, quiet }),
    enabled,
    refetchInterval: every,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  };
}

/** Queries an endpoint; equal queries are sent once and share the answer. */
export function useQueryOf<Key extends GetKey>(
  key: Key,
  input: EndpointMap[Key]['input'],
  options: EndpointOptions = {},
): UseQueryResult<EndpointMap[Key]['output']> {
  return useQuery(optionsOf(key, input, options)) as UseQueryResult<EndpointMap[Key]['output']>;
}

/** Runs one query per input, for a few objects that are shown in full. */
export function useQueriesOf<Key extends GetKey>(
  key: Key,
  inputs: readonly EndpointMap[Key]['input'][],
  options: EndpointOptions = {},
): UseQueryResult<EndpointMap[Key]['output']>[] {
  return useQueries({ queries: inputs.map((input) => optionsOf(key, input, options)) }) as UseQueryResult<
    EndpointMap[Key]['output']
  >[];
}
