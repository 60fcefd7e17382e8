import { isPublicTask, type PublicTaskCode, publicTasks } from '@portal/contract/search/public-tasks';
import { languages } from '@portal/texts/languages';
import type { SearchDocument, SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';

const codes = (Object.keys(publicTasks) as PublicTaskCode[]).sort((one, other) => (one < other ? -1 : 1));

/** Everything a service is called, so that it is found in any language on a page of any other. */
function tagsOf(code: PublicTaskCode): string[] {
  const { name, words } = publicTasks[code];
  return languages.flatMap((language) => inLanguage(language, () => [name(), words()]));
}

/** What people come to do; the texts are the program's own. */
export const publicTaskSearch: SearchSource = {
  kind: 'PUBLIC_TASK',

  listIds: (_tx, after, limit) => Promise.resolve(codes.filter((code) => code > after).slice(0, limit)),

  readDocuments: (_tx, ids) =>
    Promise.resolve(
      ids.filter(isPublicTask).flatMap((code) =>
        languages.map((lang): SearchDocument => {
          const { name, note } = publicTasks[code];
          const [title, summary] = inLanguage(lang, () => [name(), note()]);
          return {
            kind: 'PUBLIC_TASK',
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
