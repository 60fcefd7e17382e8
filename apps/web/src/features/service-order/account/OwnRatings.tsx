import { paths } from '@portal/contract/paths';
import type { OwnRating } from '@portal/contract/service-order/public';
import type { RatingEvent } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { RatingText, Score } from '../shared/RatingText.tsx';
import { ratingVariants } from '../shared/rating-variants.ts';
import { ratingQueryKeys } from './order-query-keys.ts';
import { RatingsTabs } from './RatingsTabs.tsx';

const columns = (isGiven: boolean): ListColumn<OwnRating>[] => [
  nameColumn('subject', m.order_about(), {
    name: ({ subject }) => <Written>{subject}</Written>,
    note: ({ fromName }) =>
      isGiven ? null : fromName === null ? m.field_anonymous() : <Written>{fromName}</Written>,
  }),
  textColumn('score', m.field_score(), ({ score }) => <Score score={score} />),
  textColumn('text', m.field_rating_text(), (rating) => <RatingText rating={rating} />, { nowrap: false }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={ratingVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('at', m.order_at(), ({ at }) => at),
  actsColumn('acts', m.act_bar(), (rating) => <RatingActs rating={rating} />),
];

/** The ratings in one direction, with the actions on each. */
export function OwnRatings({ view }: { view: 'given' | 'received' }) {
  const query = useListQuery([], { size: 20, place: 'view' });
  const isGiven = view === 'given';
  const toOrders = <ButtonLink href={paths.myOrders()}>{m.order_placed_title()}</ButtonLink>;
  return (
    <ListPage
      name={`ratings-${view}`}
      title={m.order_ratings_title()}
      note={m.order_ratings_note()}
      lead={<RatingsTabs current={view} />}
      endpoint="GET /api/serviceManage/rating/queryOwnList"
      query={query}
      fixed={{ view: isGiven ? 'GIVEN' : 'RECEIVED' }}
      columns={columns(isGiven)}
      rowKey={({ ratingId }) => ratingId}
      empty={{ title: m.order_no_ratings(), text: m.order_no_ratings_text(), action: toOrders }}
    />
  );
}

const configs: Record<RatingEvent, ActionConfig> = {
  add: { text: m.order_rating_add, ask: m.order_ask_add, needsReason: true },
  reply: { text: m.order_rating_reply, ask: m.order_ask_reply, needsReason: true },
  askHide: { text: m.order_rating_ask_hide, ask: m.order_ask_hide_text, needsReason: true },
};

function RatingActs({ rating: { ratingId: id, version, subject, actions } }: { rating: OwnRating }) {
  const operate = useMutationOf('POST /api/serviceManage/rating/operate', {
    done: m.act_saved(),
    invalidates: [...ratingQueryKeys],
  });
  const { acts, dialog } = useEventActs<RatingEvent>({
    configs,
    possible: actions,
    title: subject,
    busy: operate.busy,
    maxReason: 500,
    fire: async (event, text) => (await operate.run({ id, event, version, data: { text } })) !== undefined,
  });
  return (
    <Row as="span" wrap gap={8}>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} size="small" busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {dialog}
    </Row>
  );
}
