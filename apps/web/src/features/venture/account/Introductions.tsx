import { paths } from '@portal/contract/paths';
import type { Introduction } from '@portal/contract/venture/introduction';
import { introductionKindLabels, introductionStateLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
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
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { introductionVariants } from '../shared/venture-words.ts';
import { VentureTabs } from './VentureTabs.tsx';

const IntroductionDrawer = lazy(async () => ({
  default: (await import('./IntroductionDrawer.tsx')).IntroductionDrawer,
}));
const SendForm = lazy(async () => ({ default: (await import('./SendForm.tsx')).SendForm }));

const columns = (hrefOf: (id: string) => string): ListColumn<Introduction>[] => [
  nameColumn('about', m.venture_about(), {
    name: ({ ventureName, partyName }) => <Written>{ventureName || partyName}</Written>,
    href: ({ introductionId }) => hrefOf(introductionId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('kind', m.field_introduction_kind(), ({ kind }) => introductionKindLabels[kind]()),
  writtenColumn('institution', m.field_institution_name(), ({ institutionName }) => institutionName),
  textColumn('way', m.venture_way(), ({ isReceived }) =>
    isReceived ? m.venture_received() : m.venture_sent(),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={introductionVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('sent', m.field_submitted_at(), ({ sentAt }) => sentAt),
];

/** The user's introductions; one opens next to the list, as does the form for a new one. */
export function Introductions() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...introductionStateLabels }),
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_introduction_kind(),
        options: Object.entries(introductionKindLabels).map(([value, text]) => ({ value, text: text() })),
      },
    ],
    { size: 20, place: 'view' },
  );
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const close = () =>
    void navigate(paths.ownVentures({ view: 'introductions' }), { preventScrollReset: true });
  const [interest, pitch, talk] = [search.get('interest'), search.get('pitch'), search.get('talk')];
  return (
    <ListPage
      name="introductions"
      title={m.venture_own_title()}
      note={m.venture_introductions_note()}
      lead={<VentureTabs current="introductions" />}
      endpoint="GET /api/financeManage/introduction/queryOwnList"
      query={query}
      columns={columns((introduction) => query.hrefWith({ introduction }))}
      rowKey={({ introductionId }) => introductionId}
      empty={{
        title: m.venture_no_introductions(),
        text: m.venture_no_introductions_text(),
        action: <ButtonLink href={paths.ventureList()}>{m.venture_find()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="introduction">
        {(id, onClose) => <IntroductionDrawer id={id} onClose={onClose} />}
      </DetailPane>
      <Suspense>
        {interest && <SendForm kind="INTEREST" ventureId={interest} onClose={close} />}
        {pitch && <SendForm kind="PITCH" institutionId={pitch} onClose={close} />}
        {talk && <SendForm kind="TALK" institutionId={talk} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
