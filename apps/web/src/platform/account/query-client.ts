import { QueryClient } from '@tanstack/react-query';

/**
 * The API client shows failures and users retry by hand; tables keep their rows while the next page loads. Without a
 * network, a call fails at once like any other failure instead of pausing silently.
 */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
    mutations: { networkMode, retry: false },
  },
});
