import { QueryClient } from '@tanstack/react-query';

/**
 * Failures are told by the API client and retried by hand; tables stay while their next page comes. Where the browser
 * says that there is no network, a call fails at once like any other, instead of waiting without a word.
 */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
    mutations: { networkMode, retry: false },
  },
});
