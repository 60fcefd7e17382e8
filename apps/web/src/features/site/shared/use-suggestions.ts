import { minSuggested, type Suggestion } from '@portal/contract/search/public';
import { useEffect, useState } from 'react';
import { currentLocale } from '../../../platform/i18n/language.ts';

const typingMs = 120;

const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

interface Suggested {
  keyword: string;
  rows: Suggestion[];
  understood: string | null;
}

const nothing: Suggested = { keyword: '', rows: [], understood: null };

/** Suggestions for what is typed, asked for once the typing pauses. */
export function useSuggestions(keyword: string): Suggested {
  const [suggested, setSuggested] = useState(nothing);
  const isLong = [...keyword.trim()].length >= minSuggested;
  useEffect(() => {
    if (!isLong) return;
    let isLatest = true;
    const timer = setTimeout(async () => {
      try {
        const client = await loadClient();
        const asked = { keyword: keyword.trim(), lang: currentLocale() };
        const answer = await client.call('GET /api/searchManage/search/querySuggestions', asked, {
          quiet: true,
        });
        if (isLatest) setSuggested({ keyword, ...answer });
      } catch {
        // The form searches without suggestions.
      }
    }, typingMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [keyword, isLong]);
  return isLong ? suggested : nothing;
}

/** What others search for; empty until it is known. */
export function usePopular(): string[] {
  const [keywords, setKeywords] = useState<string[]>([]);
  useEffect(() => {
    loadClient()
      .then((client) => client.call('GET /api/searchManage/search/queryPopular', {}, { quiet: true }))
      .then((answer) => setKeywords(answer.keywords))
      .catch(() => undefined);
  }, []);
  return keywords;
}
