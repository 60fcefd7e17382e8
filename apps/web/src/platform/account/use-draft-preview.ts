import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';

/** Calculates what a form would book whenever what is typed makes sense; the last answer stays until the next. */
export function useDraftPreview<Draft, Answer>(
  key: string,
  draft: z.ZodType<Draft>,
  values: object,
  ask: (data: Draft, signal: AbortSignal) => Promise<Answer>,
) {
  const { data } = draft.safeParse(values);
  return useQuery({
    queryKey: [key, data],
    queryFn: ({ signal }) => data && ask(data, signal),
    enabled: data !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
