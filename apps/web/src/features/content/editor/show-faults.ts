import type { ArticleContent } from '@portal/contract/article-content';
import type { Path, UseFormSetError } from 'react-hook-form';
import { faultInWords } from '../../../platform/i18n/server-words/server-words.ts';

/** Shows faults at their fields and puts the focus on the first; the server names fields within `data`. */
export async function showFaults(
  setError: UseFormSetError<ArticleContent>,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const faults = Object.entries(fields);
  const messages = await Promise.all(faults.map(([, chinese]) => faultInWords(chinese)));
  for (const [index, [name]] of faults.entries())
    setError(
      name.replace(/^data\./, '') as Path<ArticleContent>,
      { type: 'server', message: messages[index] ?? '' },
      { shouldFocus: index === 0 },
    );
}
