import { maxKeyword } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { truncate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { listLoader } from '../../../platform/page/list-loader.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PopularEntrances } from './PopularEntrances.tsx';
import { Results } from './Results.tsx';
import SearchBeacon from './SearchBeacon.island.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { maxShownLength, readSearchRequest, searchHref } from './search-request.ts';
import { isWritten } from './Word.tsx';

export const loader = listLoader({
  filterOf: ({ search }) => readSearchRequest(search),
  pageSize: 10,
  load: async ({ call, language, filter: { keyword, kind, isLiteral, without }, pageNo, pageSize }) => {
    if (keyword === '') return { found: null, list: null };
    const literal = isLiteral ? '1' : '0';
    const asked = { keyword, kind, lang: language, literal, without, grouped: '1' } as const;
    const place = kind ? { pageNo, pageSize } : { pageNo: 1, pageSize };
    const found = await call('GET /api/searchManage/search/queryList', { ...asked, ...place });
    // All kinds together are groups on one page; each kind has pages.
    return { found, list: { total: kind ? found.listed : 0 } };
  },
  hrefOf: searchHref,
});

/** Searches the whole site for one keyword. */
export function Component() {
  const { filter: request, found } = useLoaderData<typeof loader>();
  const { keyword } = request;
  const values = { keyword: truncate(keyword, maxShownLength) };
  const title = keyword === '' ? m.search_title() : m.search_title_of(values);
  return (
    <>
      <DocumentHead title={[title]} noIndex />
      <Crumbs steps={[{ text: m.search_title() }]} />
      <Text as="div" contained padTop={48} padBottom={96} className={styles.page}>
        <PageHead
          title={isWritten(keyword) ? <Sentence say={m.search_title_of} values={values} /> : title}
          note={keyword === '' ? m.search_note() : undefined}
        />
        <SearchForm keyword={keyword} />
        {request.isCut && (
          <Text as="div" readable above={16}>
            <Alert kind="warning">{m.search_too_long({ count: maxKeyword })}</Alert>
          </Text>
        )}
        {found && <SearchBeacon keyword={keyword} lang={currentLocale()} />}
        {found ? <Results request={request} found={found} /> : <PopularEntrances />}
      </Text>
    </>
  );
}
