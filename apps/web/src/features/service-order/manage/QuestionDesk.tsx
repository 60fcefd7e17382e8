import type { ManagedServiceQuestion } from '@portal/contract/market/service-question';
import type { QuestionParkEvent } from '@portal/contract/market/service-question-terms';
import { serviceQuestionStateLabels } from '@portal/contract/market/service-question-terms';
import { paths } from '@portal/contract/paths';
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
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { questionVariants } from '../shared/contact-words.ts';
import { QuestionText } from '../shared/QuestionText.tsx';
import { DisputeTabs } from './DisputeTabs.tsx';
import { disputeQueryKeys } from './dispute-query-keys.ts';

const columns = (): ListColumn<ManagedServiceQuestion>[] => [
  nameColumn('service', m.log_entity_service(), {
    name: ({ serviceTitle }) => <Written>{serviceTitle}</Written>,
    href: ({ serviceId }) => paths.service(serviceId),
    note: ({ shopName }) => <Written>{shopName}</Written>,
  }),
  textColumn('question', m.field_question(), (row) => <QuestionText question={row} />, { nowrap: false }),
  textColumn('asker', m.shop_asker(), ({ askerName, userName }) => (
    <Written>{[askerName, userName].filter(Boolean).join(' · ')}</Written>
  )),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={questionVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('asked', m.log_field_question_asked_at(), ({ askedAt }) => askedAt),
  actsColumn('acts', m.act_bar(), (row) => (row.actions.length > 0 ? <Decision question={row} /> : '—')),
];

/** Questions about all services: those with flagged words, and hidden ones. */
export function QuestionDesk() {
  const query = useListQuery(
    [stateTabs('state', { '': m.input_all_masculine, ...serviceQuestionStateLabels })],
    {
      size: 20,
      place: 'view',
    },
  );
  return (
    <ListPage
      name="service-questions"
      title={m.order_disputes()}
      note={m.shop_desk_note()}
      lead={<DisputeTabs current="questions" />}
      endpoint="GET /api/serviceManage/question/queryManageList"
      exportFrom="GET /api/serviceManage/question/export"
      query={query}
      columns={columns()}
      rowKey={({ questionId }) => questionId}
      empty={{ title: m.shop_no_questions_yet(), text: m.shop_desk_note() }}
    />
  );
}

const configs: Record<QuestionParkEvent, ActionConfig> = {
  hide: { text: m.shop_hide, ask: m.shop_hide_text, needsReason: true, danger: true },
  show: { text: m.shop_show, ask: m.shop_show_text },
};

function Decision({ question }: { question: ManagedServiceQuestion }) {
  const { questionId: id, version, serviceTitle, actions } = question;
  const operate = useMutationOf('POST /api/serviceManage/question/operateManage', {
    done: (done) => m.order_done_toast({ name: done.serviceTitle, state: done.stateLabel }),
    invalidates: [...disputeQueryKeys],
  });
  const { acts, dialog } = useEventActs<QuestionParkEvent>({
    configs,
    possible: actions,
    title: serviceTitle,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
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
