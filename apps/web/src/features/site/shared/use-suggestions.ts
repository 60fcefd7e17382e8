import { minSuggested, type Suggestion } from '@portal/contract/search/public';
import { useEffect, useState } from 'react';
import { currentLocale } from '../../../platform/i18n/language.ts';

const typingMs = 120;

const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

interface Suggested {
  rows: Suggestion[];
  /** Another keyword than typed, if that was read by its sound or corrected. */
  understood: string | null;
}

const nothing: Suggested = { rows: [], understood: null };

/** Suggestions for a keyword; null where there is no answer, since the form searches without. */
async function askFor(keyword: string): Promise<Suggested | null> {
  try {
    const client = await loadClient();
    const asked = { keyword, lang: currentLocale() };
    return await client.call('GET /api/searchManage/search/querySuggestions', asked, { quiet: true });
  } catch {
    return null;
  }
}

/** Suggestions for what is typed, asked for once the typing pauses. */
export function useSuggestions(keyword: string): Suggested {
  const [suggested, setSuggested] = useState(nothing);
  const isLong = [...keyword].length >= minSuggested;
  useEffect(() => {
    if (!isLong) return;
    let isLatest = true;
    const ask = () =>
      void askFor(keyword).then((answer) => {
        if (isLatest && answer) setSuggested(answer);
      });
    const timer = setTimeout(ask, typingMs);
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
