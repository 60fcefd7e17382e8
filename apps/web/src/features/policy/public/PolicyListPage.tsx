import { paths } from '@portal/contract/paths';
import { calcFields, type PolicyRow, policySorts } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { CachedFragment } from '../../../platform/page/CachedFragment.tsx';
import { isFiltered, listHrefOf, listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { optional } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { ChipLink } from '../../../ui/chip/ChipLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { FeedLink } from '../../site/shared/FeedLink.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { ListSearch } from '../../site/shared/ListSearch.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { gradeTexts } from '../shared/match-texts.ts';
import { PolicyRows } from '../shared/PolicyRows.tsx';
import { calculatorFields } from './calculator-texts.ts';
import MatchBadges from './MatchBadges.island.tsx';
import { OpenItems } from './OpenItems.tsx';
import OwnPolicies from './OwnPolicies.island.tsx';
import { ownPolicyTexts } from './own-policy-texts.ts';
import { ownTexts } from './own-texts.ts';
import { PolicyFilters } from './PolicyFilters.tsx';
import styles from './PolicyListPage.module.css';
import { PolicyCrumb, PolicyTop } from './PolicyTop.tsx';
import {
  addressOf,
  type PolicyFilter,
  pageSize,
  policyFeedHref,
  policyFilterOf,
} from './policy-list-filter.ts';

const pageHref = listHrefOf(paths.policyList, addressOf);

const rangeOf = (page: number, total: number) =>
  m.policy_page_range({
    size: pageSize,
    from: (page - 1) * pageSize + 1,
    to: Math.min(page * pageSize, total),
  });

const askedOf = ({ view, ...filter }: PolicyFilter, pageNo: number) => ({
  ...filter,
  open: view === 'open' ? ('1' as const) : ('0' as const),
  pageNo,
  pageSize,
});

export const loader = listLoader({
  filterOf: ({ search }) => policyFilterOf(search),
  pageSize,
  load: async ({ call, filter, pageNo }) => {
    const [list, facets, open] = await Promise.all([
      call('GET /api/policyManage/policy/queryList', askedOf(filter, pageNo)),
      call('GET /api/policyManage/policy/queryFacets', {}),
      optional(call('GET /api/policyManage/declareItem/queryList', { phase: 'OPEN', pageSize: 4 })),
    ]);
    return { list, facets, open };
  },
  knownOf: (filter, { facets }) => ({
    ...filter,
    department: facets.departments.find(({ code }) => code === filter.department)?.code,
    industryTag: facets.industryTags.find(({ tagId }) => tagId === filter.industryTag)?.tagId,
  }),
  hrefOf: pageHref,
});

export function Component() {
  const { list, place, facets, open, filter } = useLoaderData<typeof loader>();
  const { pageNo, pageCount } = place;
  const hrefOf = (page: number) => pageHref(filter, page);
  const isMine = filter.view === 'mine';
  return (
    <>
      <DocumentHead
        title={[m.policy_list_title()]}
        description={m.policy_list_note()}
        canonical={isFiltered(filter) ? paths.policyList() : hrefOf(pageNo)}
        noIndex={list.total === 0}
        feeds={[{ href: policyFeedHref(filter), title: `${m.policy_list_title()} ${m.site_rss()}` }]}
        {...pageLinks(place, hrefOf)}
      />
      <PolicyCrumb steps={[{ text: m.policy_list_title() }]} />
      <PolicyTop
        tab="list"
        title={m.policy_list_title()}
        note={m.policy_list_note()}
        actions={
          <ListSearch
            action={paths.policyList()}
            kept={{ ...addressOf(filter), view: undefined, keyword: undefined }}
            keyword={filter.keyword}
            placeholder={m.policy_search()}
          />
        }
      />
      <Columns contained of="minmax(0, 1fr) 300px" gap={0} gapX={48} padBottom={96} className={styles.page}>
        <div className={styles.filters}>
          <Row as="nav" wrap gap={8} padBlock={16} aria-label={m.policy_views()}>
            <ChipLink href={paths.policyList({ view: 'mine' })} current={isMine}>
              {m.policy_view_mine()}
            </ChipLink>
            <ChipLink
              href={paths.policyList({ view: 'open' })}
              current={filter.view === 'open'}
              count={facets.openTotal}
            >
              {m.policy_view_open()}
            </ChipLink>
            <ChipLink href={paths.policyList()} current={filter.view === undefined} count={facets.total}>
              {m.policy_view_all()}
            </ChipLink>
          </Row>
          {!isMine && (
            <CachedFragment as="div" name="policy/filters" of={PolicyFilters} with={{ facets, filter }} />
          )}
        </div>
        {isMine ? (
          <OwnPolicies
            texts={ownPolicyTexts()}
            visitor={{
              text: m.policy_own_visitor(),
              login: m.site_login(),
              loginHref: paths.login(paths.policyList({ view: 'mine' })),
            }}
          />
        ) : (
          <div>
            <PolicyBar filter={filter} total={list.total} />
            {list.rows.length > 0 ? (
              <>
                <PolicyRows rows={list.rows} summaries />
                <Matches rows={list.rows} />
              </>
            ) : (
              <NothingListed
                clearHref={isFiltered(filter) ? paths.policyList() : null}
                none={{ title: m.policy_none_title(), text: m.policy_none_text() }}
                noMatch={{
                  title: m.policy_empty_title(),
                  text: m.policy_empty_text(),
                  clear: m.policy_clear(),
                }}
              />
            )}
            <ListPages
              page={pageNo}
              pageSize={pageSize}
              total={list.total}
              hrefOf={hrefOf}
              summary={pageCount > 1 ? rangeOf(pageNo, list.total) : undefined}
            />
          </div>
        )}
        <Text as="aside" padTop={16} className={styles.side}>
          {open && <OpenItems items={open.rows} today={open.today} />}
        </Text>
      </Columns>
    </>
  );
}

/** Only policies in force are matched with an enterprise. */
function Matches({ rows }: { rows: PolicyRow[] }) {
  const inForce = rows.filter(({ state }) => state === 'VALID' || state === 'EXPIRING');
  if (inForce.length === 0) return null;
  return (
    <MatchBadges
      policyIds={inForce.map(({ policyId }) => policyId)}
      grades={gradeTexts()}
      fields={calculatorFields(calcFields)}
      texts={ownTexts()}
    />
  );
}

const sortLabels = { latest: m.policy_sort_latest, amount: m.policy_sort_amount };

function PolicyBar({ filter, total }: { filter: PolicyFilter; total: number }) {
  return (
    <ListBar
      count={
        <>
          <span>{m.policy_count({ count: total })}</span>
          {isFiltered(filter) && <Link href={paths.policyList()}>{m.policy_clear()}</Link>}
        </>
      }
      sorting={{
        label: m.content_sort(),
        current: filter.sort ?? 'latest',
        sorts: policySorts.map((sort) => ({
          key: sort,
          text: sortLabels[sort](),
          href: pageHref({ ...filter, sort }),
        })),
      }}
    >
      <FeedLink href={policyFeedHref(filter)} />
    </ListBar>
  );
}
