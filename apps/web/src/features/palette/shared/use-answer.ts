import type { PaletteHit } from '@portal/contract/palette/public';
import type { PaletteKind } from '@portal/contract/palette/terms';
import { useEffect, useState } from 'react';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** Shorter than the pause after a word, longer than the one between two letters. */
const pauseMs = 120;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

interface Answer {
  hits: readonly PaletteHit[];
  /** Whether the hits are those of what is typed now. */
  isSettled: boolean;
}

/** What the server finds; the last answer stays until the next one is there. */
export function useAnswer(text: string, kind: PaletteKind | null): Answer {
  const keyword = usePaused(text);
  const asks = keyword !== '';
  const { data, isFetching, isPlaceholderData, isError } = useQueryOf(
    'GET /api/workManage/palette/query',
    { keyword, ...(kind && { kind }) },
    { enabled: asks, keepPrevious: true, quiet: true },
  );
  const isCurrent = keyword === text && !isPlaceholderData && !isFetching;
  return {
    hits: text === '' || !asks ? [] : (data ?? []),
    isSettled: text === '' || (keyword === text && isError) || isCurrent,
  };
}
