import { readFileSync } from 'node:fs';
import { languages } from '@portal/texts/languages';

/** A keyword with what must be among its first results in the demo park. */
interface WantedResult {
  lang: (typeof languages)[number];
  keyword: string;
  /** Parts of titles, or `@CODE` of services; one of them is enough. */
  wanted: string[];
}

/** The queries by which the search is measured, as people type them. */
export const readQueries = (): WantedResult[] =>
  readFileSync(new URL('./search-queries.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [lang = '', keyword = '', wanted = ''] = line.split('|');
      return { lang: languages.find((known) => known === lang) ?? 'zh', keyword, wanted: wanted.split(' ') };
    });
