import { shortOf } from '@portal/contract/lottery/draw';
import type { OwnPrize } from '@portal/contract/lottery/public';
import { prizeStateLabels } from '@portal/contract/lottery/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { endColumn, nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { prizeVariants } from '../shared/lottery-words.ts';

const PrizeDrawer = lazy(async () => ({ default: (await import('./PrizeDrawer.tsx')).PrizeDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnPrize>[] => [
  nameColumn('name', m.lottery_field_prize(), {
    name: ({ name }) => name,
    href: ({ prizeId }) => hrefOf(prizeId),
    opensPane: true,
    note: ({ title }) => title,
  }),
  textColumn('no', m.lottery_entry_no(), ({ entryNo }) => shortOf(entryNo)),
  textColumn('kind', m.lottery_field_kind(), ({ kindLabel }) => kindLabel),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={prizeVariants[state]}>{stateLabel}</Status>
  )),
  endColumn('until', m.field_deadline(), ({ state, claimUntil }) =>
    state === 'TO_CLAIM' ? claimUntil : null,
  ),
];

/** The reader's prizes, to be claimed in time. */
export function Component() {
  const query = useListQuery([stateTabs('state', { '': m.input_everything, ...prizeStateLabels })], {
    size: 20,
  });
  return (
    <ListPage
      name="own-prizes"
      title={m.lottery_my_prizes()}
      note={m.lottery_my_prizes_note()}
      endpoint="GET /api/communityManage/prize/queryOwnList"
      query={query}
      columns={columns((prize) => query.hrefWith({ prize }))}
      rowKey={({ prizeId }) => prizeId}
      empty={{
        title: m.lottery_no_prizes(),
        text: m.lottery_no_prizes_text(),
        action: <ButtonLink href={paths.community({ kind: 'LOTTERY' })}>{m.lottery_see_draws()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="prize">
        {(id, close) => <PrizeDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
