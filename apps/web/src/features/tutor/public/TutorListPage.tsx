import { paths } from '@portal/contract/paths';
import { hourModeLabels, tutorAreaLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { codesOf, optionsOf } from '../../../platform/display/codes-of.ts';
import { isFiltered, listHrefOf, listLoader } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { TutorRows } from './TutorRows.tsx';

const pageSize = 20;

const feeNames = { FREE: m.tutor_for_nothing, PAID: m.field_charged };

const filterOf = (search: URLSearchParams) => ({
  area: oneOf(search.get('area'), codesOf(tutorAreaLabels)),
  mode: oneOf(search.get('mode'), codesOf(hourModeLabels)),
  fee: oneOf(search.get('fee'), codesOf(feeNames)),
});
type Filter = ReturnType<typeof filterOf>;

const hrefOf = listHrefOf<Filter>(paths.tutorList);

export const loader = listLoader({
  filterOf: ({ search }) => filterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => ({
    list: await call('GET /api/serviceManage/tutor/queryList', { ...filter, pageNo, pageSize }),
  }),
  hrefOf,
});

export function Component() {
  const { list, filter, place } = useLoaderData<typeof loader>();
  return (
    <PublicList
      title={m.tutor_title()}
      note={m.tutor_note()}
      crumbs={<Crumbs steps={[{ text: m.site_nav_service() }, { text: m.tutor_title() }]} />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => hrefOf(filter, page)}
      wholeHref={isFiltered(filter) ? paths.tutorList() : undefined}
      nothing={{
        none: { title: m.tutor_none_yet(), text: m.tutor_none_yet_text() },
        noMatch: { title: m.tutor_none(), text: m.tutor_none_text() },
      }}
      top={
        <>
          <TutorFilters filter={filter} />
          <ListBar count={m.tutor_count({ count: list.total })} />
        </>
      }
    >
      <TutorRows rows={list.rows} />
    </PublicList>
  );
}

const TutorFilters = ({ filter }: { filter: Filter }) => (
  <PublicFilter
    listHref={paths.tutorList}
    address={filter}
    groups={[
      { name: 'area', label: m.tutor_area(), choices: optionsOf(tutorAreaLabels) },
      { name: 'mode', label: m.tutor_mode(), choices: optionsOf(hourModeLabels) },
      { name: 'fee', label: m.tutor_fee(), choices: optionsOf(feeNames) },
    ]}
  />
);
