import { declareItemPhases } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { type Load, loader as makeLoader, optional, pageNoOf } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { closedPageSize, DeclareItemList } from './DeclareItemList.tsx';
import { DeclareItemView } from './DeclareItemView.tsx';
import { PolicyCrumb, PolicyTop } from './PolicyTop.tsx';

const allOfPhase = 50;

/** Open and upcoming calls are few and listed in full; closed ones accumulate over the years and are paged. */
async function loadList({ call, search }: Pick<Load, 'call' | 'search'>) {
  const ofPhase = (phase: (typeof declareItemPhases)[number]) =>
    call('GET /api/policyManage/declareItem/queryList', {
      phase,
      pageNo: phase === 'CLOSED' ? pageNoOf(search) : 1,
      pageSize: phase === 'CLOSED' ? closedPageSize : allOfPhase,
    });
  const lists = await Promise.all(declareItemPhases.map(ofPhase));
  const groups = lists.map(({ rows, total, pageNo }, index) => ({
    phase: declareItemPhases[index] ?? 'OPEN',
    rows,
    total,
    pageNo,
  }));
  const itemIds = lists.flatMap(({ rows }) => rows.map(({ itemId }) => itemId)).join(',');
  const counted =
    itemIds === '' ? [] : await optional(call('GET /api/policyManage/declaration/queryCounts', { itemIds }));
  const counts = Object.fromEntries((counted ?? []).map(({ itemId, count }) => [itemId, count]));
  return { groups, counts, today: lists[0]?.today ?? '' };
}

export const loader = makeLoader(async ({ call, search }) => {
  const itemId = search.get('itemId');
  if (!itemId) return { item: null, list: await loadList({ call, search }), listed: [], declarers: 0 };
  const item = await call('GET /api/policyManage/declareItem/queryDetail', { id: itemId });
  const [listed, counted] = await Promise.all([
    optional(call('GET /api/policyManage/declaration/queryListed', { itemId })),
    optional(call('GET /api/policyManage/declaration/queryCounts', { itemIds: itemId })),
  ]);
  return { item, list: null, listed: listed ?? [], declarers: counted?.[0]?.count ?? 0 };
});

export function Component() {
  const { item, list, listed, declarers } = useLoaderData<typeof loader>();
  if (item) return <DeclareItemView item={item} listed={listed} declarers={declarers} />;
  return (
    <>
      <DocumentHead title={[m.policy_declaration_title()]} description={m.policy_declaration_note()} />
      <PolicyCrumb steps={[{ text: m.policy_declaration_title() }]} />
      <PolicyTop tab="calls" title={m.policy_declaration_title()} note={m.policy_declaration_note()} />
      <DeclareItemList groups={list.groups} counts={list.counts} today={list.today} />
    </>
  );
}
