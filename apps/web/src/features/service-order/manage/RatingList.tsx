import type { ManagedRating } from '@portal/contract/service-order/manage';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { RatingText, Score } from '../shared/RatingText.tsx';
import { ratingVariants } from '../shared/rating-variants.ts';
import { DisputeTabs } from './DisputeTabs.tsx';
import { disputeQueryKeys } from './dispute-query-keys.ts';

const columns = (): ListColumn<ManagedRating>[] => [
  nameColumn('subject', m.order_about(), {
    name: ({ subject }) => <Written>{subject}</Written>,
    note: ({ fromName }) => (fromName === null ? m.field_anonymous() : <Written>{fromName}</Written>),
  }),
  textColumn('score', m.field_score(), ({ score }) => <Score score={score} />),
  textColumn('text', m.field_rating_text(), (rating) => <RatingText rating={rating} />, { nowrap: false }),
  writtenColumn('reason', m.order_hide_reason(), ({ hideReason }) => hideReason),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={ratingVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('at', m.order_at(), ({ at }) => at),
  actsColumn('acts', m.act_bar(), (rating) =>
    rating.state === 'PENDING' ? (
      <ForDesk>
        <Decision rating={rating} />
      </ForDesk>
    ) : (
      '—'
    ),
  ),
];

/** Ratings that someone has asked to hide; they stay public until a decision is made. */
export function RatingList() {
  const query = useListQuery(
    [
      stateTabs('tab', {
        '': m.input_all_masculine,
        PENDING: m.state_rating_pending,
        HIDDEN: m.state_rating_hidden,
      }),
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="rating-requests"
      title={m.order_disputes()}
      note={m.order_no_hide_text()}
      lead={<DisputeTabs current="ratings" />}
      endpoint="GET /api/serviceManage/rating/queryManageList"
      query={query}
      columns={columns()}
      rowKey={({ ratingId }) => ratingId}
      empty={{ title: m.order_no_hide(), text: m.order_no_hide_text() }}
    />
  );
}

type Decided = 'hide' | 'show';

const configs: Record<Decided, ActionConfig> = {
  hide: { text: m.order_rating_hide, ask: m.order_ask_hide_it, danger: true },
  show: { text: m.order_rating_show, ask: m.order_ask_show_it },
};

function Decision({ rating: { ratingId: id, version, subject } }: { rating: ManagedRating }) {
  const operate = useMutationOf('POST /api/serviceManage/rating/operateManage', {
    done: m.order_hide_done(),
    invalidates: [...disputeQueryKeys],
  });
  const { acts, dialog } = useEventActs<Decided>({
    configs,
    possible: ['hide', 'show'],
    title: subject,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} size="small" busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
