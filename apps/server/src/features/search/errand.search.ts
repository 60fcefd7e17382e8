import { type ErrandCode, errands, isErrand } from '@portal/contract/search/errands';
import { languages } from '@portal/texts/languages';
import type { SearchDocument, SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';

const codes = (Object.keys(errands) as ErrandCode[]).sort((one, other) => (one < other ? -1 : 1));

/** Everything an errand is called, so that it is found in any language on a page of any other. */
function tagsOf(code: ErrandCode): string[] {
  const { name, words } = errands[code];
  return languages.flatMap((language) => inLanguage(language, () => [name(), words()]));
}

/** What people come to do; the texts are the program's own. */
export const errandSearch: SearchSource = {
  kind: 'ERRAND',

  listIds: (_tx, after, limit) => Promise.resolve(codes.filter((code) => code > after).slice(0, limit)),

  readDocuments: (_tx, ids) =>
    Promise.resolve(
      ids.filter(isErrand).flatMap((code) =>
        languages.map((lang): SearchDocument => {
          const { name, note } = errands[code];
          const [title, summary] = inLanguage(lang, () => [name(), note()]);
          return {
            kind: 'ERRAND',
            refId: code,
            lang,
            title,
            summary,
            text: '',
            tags: tagsOf(code),
            weight: 2,
          };
        }),
      ),
    ),
};
