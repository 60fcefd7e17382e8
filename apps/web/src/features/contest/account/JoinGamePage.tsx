import type { ContestEntryRow } from '@portal/contract/contest/entry';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { entryVariants, memberStateNames, memberVariants } from '../shared/contest-words.ts';

const JoinForm = lazy(async () => ({ default: (await import('./EntryForm.tsx')).JoinForm }));
const ObjectionForm = lazy(async () => ({ default: (await import('./ObjectionForm.tsx')).ObjectionForm }));

const columns = (): ListColumn<ContestEntryRow>[] => [
  nameColumn('title', m.field_entry_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ entryId }) => paths.ownEntry(entryId),
    note: ({ contestTitle }) => <Written>{contestTitle}</Written>,
  }),
  writtenColumn('track', m.field_contest_track(), ({ track }) => track),
  writtenColumn('team', m.field_contest_team(), ({ teamName }) => teamName),
  dateColumn('due', m.contest_submit_to(), ({ dueAt }) => dueAt),
  stateColumn('state', m.field_state(), ({ state, stateLabel, memberState, prize }) =>
    memberState === 'INVITED' ? (
      <Status kind={memberVariants.INVITED}>{memberStateNames.INVITED()}</Status>
    ) : (
      <Status kind={entryVariants[state]}>{prize === '' ? stateLabel : <Written>{prize}</Written>}</Status>
    ),
  ),
];

/** The entries of the user's teams; sign-up and objections to an award open in a drawer. */
export function Component() {
  const query = useListQuery([], { size: 20 });
  return (
    <ListPage
      name="contest-entries"
      title={m.contest_own()}
      note={m.contest_own_note()}
      actions={<ButtonLink href={paths.contestList()}>{m.contest_see_all()}</ButtonLink>}
      endpoint="GET /api/activityManage/contestEntry/queryList"
      query={query}
      columns={columns()}
      rowKey={({ entryId }) => entryId}
      empty={{
        title: m.contest_own_none(),
        text: m.contest_own_none_text(),
        action: <ButtonLink href={paths.contestList()}>{m.contest_see_all()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="contest">
        {(id, close) => <JoinForm contestId={id} onClose={close} />}
      </DetailPane>
      <DetailPane query={query} name="object">
        {(id, close) => <ObjectionForm entryId={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
