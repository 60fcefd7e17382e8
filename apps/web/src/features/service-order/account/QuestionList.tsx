import type { OwnServiceQuestion } from '@portal/contract/market/service-question';
import type { QuestionSideEvent } from '@portal/contract/market/service-question-terms';
import { serviceQuestionStateLabels } from '@portal/contract/market/service-question-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { questionVariants } from '../shared/contact-words.ts';
import { QuestionText } from '../shared/QuestionText.tsx';
import { contactQueryKeys } from './contact-query-keys.ts';
import { OrderTabs } from './OrderTabs.tsx';

const AskForm = lazy(async () => ({ default: (await import('./AskForm.tsx')).AskForm }));
const AnswerForm = lazy(async () => ({ default: (await import('./AnswerForm.tsx')).AnswerForm }));

const columns = (isReceived: boolean): ListColumn<OwnServiceQuestion>[] => [
  nameColumn('service', m.log_entity_service(), {
    name: ({ serviceTitle }) => <Written>{serviceTitle}</Written>,
    href: ({ serviceId }) => paths.service(serviceId),
    note: ({ shopName }) => (isReceived ? null : <Written>{shopName}</Written>),
  }),
  textColumn('question', m.field_question(), (row) => <QuestionText question={row} />, { nowrap: false }),
  ...(isReceived
    ? [writtenColumn<OwnServiceQuestion>('asker', m.shop_asker(), ({ askerName }) => askerName)]
    : []),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={questionVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('asked', m.log_field_question_asked_at(), ({ askedAt }) => askedAt),
  actsColumn('acts', m.act_bar(), (row) => (row.actions.length > 0 ? <QuestionActs question={row} /> : '—')),
];

/** Questions about services that the user asked, or that the user's shop received. */
export function QuestionList({ view }: { view: 'ASKED' | 'RECEIVED' }) {
  const isReceived = view === 'RECEIVED';
  const query = useListQuery(
    [stateTabs('state', { '': m.input_all_masculine, ...serviceQuestionStateLabels })],
    {
      size: 20,
      place: 'view',
    },
  );
  return (
    <ListPage
      name={`service-questions-${view.toLowerCase()}`}
      title={isReceived ? m.order_received_title() : m.order_placed_title()}
      note={isReceived ? m.shop_received_note() : m.shop_asked_note()}
      lead={<OrderTabs of={isReceived ? 'RECEIVED' : 'PLACED'} current="questions" />}
      endpoint="GET /api/serviceManage/question/queryOwnList"
      query={query}
      fixed={{ view }}
      columns={columns(isReceived)}
      rowKey={({ questionId }) => questionId}
      empty={{
        title: m.shop_no_own_questions(),
        text: isReceived ? m.shop_received_empty() : m.shop_asked_empty(),
        action: isReceived ? (
          <ButtonLink href={paths.releaseService()}>{m.market_own_title()}</ButtonLink>
        ) : (
          <ButtonLink href={paths.serviceList()}>{m.order_to_hall()}</ButtonLink>
        ),
      }}
    >
      {!isReceived && (
        <DetailPane query={query} name="ask">
          {(id, close) => <AskForm serviceId={id} onClose={close} />}
        </DetailPane>
      )}
    </ListPage>
  );
}

const configs: Record<QuestionSideEvent, ActionConfig> = {
  answer: { text: m.shop_answer },
  amend: { text: m.shop_amend },
  decline: { text: m.shop_decline, ask: m.shop_decline_text, needsReason: true },
  withdraw: { text: m.shop_withdraw, ask: m.shop_withdraw_text, danger: true },
};

function QuestionActs({ question }: { question: OwnServiceQuestion }) {
  const { questionId: id, version, serviceTitle, actions } = question;
  const [answering, setAnswering] = useState<'answer' | 'amend'>();
  const operate = useMutationOf('POST /api/serviceManage/question/operate', {
    done: (done) => m.order_done_toast({ name: done.serviceTitle, state: done.stateLabel }),
    invalidates: [...contactQueryKeys],
  });
  const { acts, dialog } = useEventActs<QuestionSideEvent>({
    configs,
    possible: actions,
    title: serviceTitle,
    busy: operate.busy,
    maxReason: 500,
    own: { answer: () => setAnswering('answer'), amend: () => setAnswering('amend') },
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
      <Suspense>
        {answering && (
          <AnswerForm question={question} event={answering} onClose={() => setAnswering(undefined)} />
        )}
      </Suspense>
    </Row>
  );
}
