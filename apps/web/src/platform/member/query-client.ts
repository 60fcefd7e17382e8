import { QueryClient } from '@tanstack/react-query';

/** Failures are told by the API client and retried by hand; tables stay while their next page comes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
