import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import {
  console_dict,
  console_dict_lists,
  console_dict_note,
  console_failed,
  console_loading,
  console_retry,
} from '../../../platform/i18n/paraglide/messages.js';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import styles from './Dictionary.module.css';
import { DictionaryEntries } from './DictionaryEntries.tsx';
import { DictionaryNav } from './DictionaryNav.tsx';

/** Every dictionary at the left, the entries of the chosen one at the right. */
export function Component() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useEndpoint(
    'GET /api/baseInfoManage/dictionary/queryLists',
    {},
    { quiet: true },
  );
  const list = data?.find((known) => known.list === search.get('list')) ?? data?.[0];
  return (
    <>
      <PageTitle title={console_dict()} note={console_dict_note()} />
      {error && (
        <ErrorState
          title={console_failed()}
          retry={{ label: console_retry(), onRetry: () => void refetch(), busy: isFetching }}
        />
      )}
      {!data && !error && (
        <Loading label={console_loading()}>
          <Skeleton height="420px" />
        </Loading>
      )}
      {data && list && (
        <div className={styles.desk}>
          <DictionaryNav
            label={console_dict_lists()}
            lists={data}
            current={list.list}
            hrefOf={(code) => paths.manageDictionary({ list: code })}
          />
          <DictionaryEntries key={list.list} list={list} />
        </div>
      )}
    </>
  );
}
