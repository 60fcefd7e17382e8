import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { listHrefOf, listLoader } from '../../../platform/page/list-loader.ts';
import { HoldOne } from './ActivityListPage.tsx';
import { filterOf, type KindFilter, KindPage, kindListOf } from './KindPage.tsx';

const hrefOf = listHrefOf<KindFilter>(paths.salonList);

export const loader = listLoader({ ...kindListOf('SALON'), filterOf, hrefOf });

/** The public list of salons. */
export function Component() {
  const { list, filter, place } = useLoaderData<typeof loader>();
  return (
    <KindPage
      title={m.activity_salons()}
      note={m.activity_salons_note()}
      list={list}
      filter={filter}
      place={place}
      hrefOf={hrefOf}
      aside={<HoldOne />}
    />
  );
}
