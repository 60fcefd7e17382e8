import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { areaNames, modeNames } from '../shared/tutor-words.ts';
import styles from './TutorListPage.module.css';
import { TutorRows } from './TutorRows.tsx';

const pageSize = 20;

const feeNames = { FREE: m.tutor_for_nothing, PAID: m.tutor_paid };

const filterOf = (search: URLSearchParams) => ({
  area: oneOf(search.get('area'), codesOf(areaNames)),
  mode: oneOf(search.get('mode'), codesOf(modeNames)),
  fee: oneOf(search.get('fee'), codesOf(feeNames)),
});
type Filter = ReturnType<typeof filterOf>;

const pageHref = (filter: Filter, page: number) =>
  paths.tutorList({ ...filter, page: page > 1 ? page : undefined });

export const loader = listLoader({
  filterOf: ({ search }) => filterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => ({
    list: await call('GET /api/serviceManage/tutor/queryList', { ...filter, pageNo, pageSize }),
  }),
  hrefOf: pageHref,
});

const isFiltered = (filter: Filter) => Object.values(filter).some((value) => value !== undefined);

export function Component() {
  const { list, filter, place } = useLoaderData<typeof loader>();
  const hrefOf = (page: number) => pageHref(filter, page);
  return (
    <>
      <DocumentHead
        title={[m.tutor_title()]}
        description={m.tutor_note()}
        canonical={isFiltered(filter) ? paths.tutorList() : hrefOf(place.pageNo)}
        noIndex={list.total === 0}
        {...pageLinks(place, hrefOf)}
      />
      <Crumbs steps={[{ text: m.site_nav_service() }, { text: m.tutor_title() }]} />
      <Wrap className={styles.page}>
        <PageHead title={m.tutor_title()} note={m.tutor_note()} />
        <TutorFilters filter={filter} />
        <p className={styles.count}>{m.tutor_count({ count: list.total })}</p>
        {list.rows.length > 0 ? (
          <TutorRows rows={list.rows} />
        ) : (
          <NothingListed
            clearHref={isFiltered(filter) ? paths.tutorList() : null}
            none={{ title: m.tutor_none_yet(), text: m.tutor_none_yet_text() }}
            noMatch={{ title: m.tutor_none(), text: m.tutor_none_text(), clear: m.tutor_clear() }}
          />
        )}
        <ListPages page={place.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
      </Wrap>
    </>
  );
}

function TutorFilters({ filter }: { filter: Filter }) {
  const group = (name: keyof Filter, label: string, names: Record<string, () => string>) => ({
    name,
    label,
    choices: [
      { value: '', text: m.tutor_any() },
      ...codesOf(names).map((value) => ({ value, text: names[value]?.() ?? '' })),
    ].map(({ value, text }) => ({
      value,
      text,
      href: paths.tutorList({ ...filter, [name]: value || undefined }),
      current: (filter[name] ?? '') === value,
    })),
  });
  return (
    <PublicFilter
      groups={[
        group('area', m.tutor_area(), areaNames),
        group('mode', m.tutor_mode(), modeNames),
        group('fee', m.tutor_fee(), feeNames),
      ]}
      action={paths.tutorList()}
      kept={{}}
      clearHref={paths.tutorList()}
    />
  );
}
