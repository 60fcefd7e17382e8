import { ventureStageLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import { ventureFieldLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { isFiltered, listLoader } from '../../../platform/page/list-loader.ts';
import { optional } from '../../../platform/page/load.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { Growth } from '../shared/Growth.tsx';
import { needBandNames, stagesInOrder, wanText } from '../shared/venture-words.ts';
import styles from './VentureListPage.module.css';
import { VentureCards, VentureRows } from './VentureRows.tsx';
import {
  addressOf,
  type VentureFilter,
  ventureFilterOf,
  ventureListHref,
  ventureSorts,
} from './venture-filter.ts';

const pageSize = 15;
const shownAsCards = 3;
const shownOfOthers = 7;

export const loader = listLoader({
  filterOf: ({ search }) => ventureFilterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => {
    const list = await call('GET /api/financeManage/venture/queryList', { ...filter, pageNo, pageSize });
    const others =
      filter.stage && pageNo === 1
        ? await optional(
            call('GET /api/financeManage/venture/queryList', {
              exceptStage: filter.stage,
              pageSize: shownOfOthers,
            }),
          )
        : null;
    return { list, others: others?.rows ?? [] };
  },
  hrefOf: ventureListHref,
});

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { list, others, filter, place } = useLoaderData<typeof loader>();
  const all = list.stages.reduce((sum, { count }) => sum + count, 0);
  const cards = place.pageNo === 1 ? list.rows.slice(0, shownAsCards) : [];
  return (
    <PublicList
      title={m.site_nav_ventures()}
      note={m.venture_note()}
      lead={m.venture_lead({ count: all })}
      actions={
        <ButtonLink href={paths.ownVentures({ venture: 'new' })} variant="main" icon={plusIcon}>
          {m.venture_publish()}
        </ButtonLink>
      }
      crumbs={<Crumbs steps={[{ text: m.site_nav_investment() }, { text: m.site_nav_ventures() }]} />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => ventureListHref(filter, page)}
      wholeHref={isFiltered(filter) ? paths.ventureList() : undefined}
      canonical={filter.sort && paths.ventureList()}
      nothing={{
        none: { title: m.venture_none_yet(), text: m.venture_none_yet_text() },
        noMatch: { title: m.venture_none(), text: m.venture_none_text(), clear: m.venture_clear() },
      }}
      top={
        <>
          <Stages filter={filter} stages={list.stages} />
          <Filters filter={filter} fields={list.fields} />
          <ListBar
            count={m.venture_count({ count: list.total })}
            sorting={{
              label: m.content_sort(),
              current: filter.sort ?? 'latest',
              sorts: ventureSorts.map((sort) => ({
                key: sort,
                text: sortNames[sort](),
                href: ventureListHref({ ...filter, sort }),
              })),
            }}
          />
        </>
      }
      below={others.length > 0 && <Others rows={others} all={all} />}
      className={styles.page}
    >
      <VentureCards rows={cards} />
      <VentureRows rows={list.rows.slice(cards.length)} />
    </PublicList>
  );
}

const Others = ({ rows, all }: { rows: Loaded['others']; all: number }) => (
  <section>
    <BlockHead title={m.venture_other_stages()} />
    <VentureRows rows={rows} />
    <p className={styles.all}>
      <Link href={paths.ventureList()}>{m.venture_all({ count: all })}</Link>
    </p>
  </section>
);

const sortNames = {
  latest: m.venture_sort_latest,
  need: m.venture_sort_need,
  talks: m.venture_sort_talks,
} as const;

/** The stages as growing plants; choosing the current one again removes the filter. */
function Stages({ filter, stages }: { filter: VentureFilter; stages: Loaded['list']['stages'] }) {
  return (
    <Columns
      as="nav"
      of="repeat(5, minmax(0, 1fr))"
      className={styles.stages}
      aria-label={m.venture_by_stage()}
    >
      {stagesInOrder.map((stage) => {
        const found = stages.find(({ value }) => value === stage);
        const isCurrent = filter.stage === stage;
        return (
          <Link
            key={stage}
            href={ventureListHref({ ...filter, stage: isCurrent ? undefined : stage })}
            look="bare"
            keepScroll
            className={styles.stage}
            aria-current={isCurrent ? 'true' : undefined}
            data-none={!found || undefined}
          >
            <Growth stage={stage} isNone={!found} />
            <span>
              <Text as="b" block tone="ink" size={18}>
                {ventureStageLabels[stage]()}
              </Text>
              {found
                ? m.venture_stage_sum({ count: found.count, amount: wanText(found.needFen) })
                : m.venture_stage_none()}
            </span>
          </Link>
        );
      })}
    </Columns>
  );
}

const Filters = ({ filter, fields }: { filter: VentureFilter; fields: Loaded['list']['fields'] }) => (
  <PublicFilter
    listHref={paths.ventureList}
    address={addressOf(filter)}
    groups={[
      {
        name: 'field',
        label: m.field_venture_fields(),
        choices: fields.map(({ value, count }) => ({ value, text: ventureFieldLabels[value](), count })),
      },
      { name: 'need', label: m.field_need_amount(), choices: optionsOf(needBandNames) },
    ]}
  />
);
