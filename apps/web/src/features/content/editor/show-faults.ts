import type { ArticleContent } from '@portal/contract/content/article-content';
import type { Path, UseFormSetError } from 'react-hook-form';

/** Shows errors at their fields and focuses the first; the server prefixes field names with `data`. */
export function showFaults(
  setError: UseFormSetError<ArticleContent>,
  fields: Readonly<Record<string, string>> = {},
): void {
  for (const [index, [name, message]] of Object.entries(fields).entries())
    setError(
      name.replace(/^data\./, '') as Path<ArticleContent>,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    );
}
