import type { ContestEntryDetail } from '@portal/contract/contest/entry';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { entryVariants, normText } from '../shared/contest-words.ts';
import { EntryFiles } from '../shared/EntryFiles.tsx';
import { EntryVideo } from '../shared/EntryVideo.tsx';
import styles from './EntryPage.module.css';
import { entryQueryKeys } from './entry-query-keys.ts';
import { Award, NextWays } from './NextWays.tsx';
import { Invitation, Team } from './Team.tsx';

const EntryForm = lazy(async () => ({ default: (await import('./EntryForm.tsx')).EntryForm }));

/** An entry of the user's team: its state, members, and its score once the results are public. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf(
    'GET /api/activityManage/contestEntry/queryDetail',
    { id },
    { keepPrevious: true },
  );
  const entry = answer.data;
  return (
    <>
      <PageTitle
        title={m.contest_own()}
        heading={entry && <Written>{entry.title}</Written>}
        note={entry && <Written>{entry.contestTitle}</Written>}
        actions={
          entry && <ButtonLink href={paths.contest(entry.contestId)}>{m.contest_see_page()}</ButtonLink>
        }
      />
      <Answered of={answer} lines={10}>
        {(row) => <Entry entry={row} />}
      </Answered>
    </>
  );
}

function Entry({ entry }: { entry: ContestEntryDetail }) {
  const { entryId, state, stateLabel, reason, result, files, memberState, summary, track, teamName } = entry;
  const { video } = entry;
  const isOpen = state === 'DRAFT' || state === 'RETURNED';
  return (
    <Stack fluid gap={24}>
      {memberState === 'INVITED' && <Invitation entry={entry} />}
      {reason !== '' && (
        <Alert kind="warning" title={stateLabel}>
          <Written>{reason}</Written>
        </Alert>
      )}
      <Facts
        facts={[
          { name: m.field_state(), value: <Status kind={entryVariants[state]}>{stateLabel}</Status> },
          ...(entry.prize === ''
            ? []
            : [{ name: m.field_contest_prizes(), value: <Written>{entry.prize}</Written> }]),
          ...(isOpen
            ? [{ name: m.contest_submit_to(), value: <DueTime dueAt={entry.dueAt} leftMs={null} /> }]
            : []),
          { name: m.field_contest_track(), value: <Written>{track}</Written> },
          { name: m.field_contest_team(), value: <Written>{teamName}</Written> },
          { name: m.field_id(), value: entry.no },
          { name: m.field_entry_summary(), value: <Written>{summary}</Written>, wide: true },
        ]}
      />
      {state === 'AWARDED' && <Award entry={entry} />}
      {result && <Result result={result} />}
      {memberState !== 'INVITED' && (
        <section>
          <BlockHead title={m.field_files()} note={m.contest_files_note()} />
          <EntryFiles files={files} hrefOf={(nth) => paths.entryFile(entryId, nth)} />
        </section>
      )}
      {video && (
        <section>
          <BlockHead title={m.contest_video()} note={m.contest_files_note()} />
          <EntryVideo video={video} title={entry.title} href={paths.entryVideo(entryId)} />
        </section>
      )}
      <NextWays entry={entry} />
      <Team entry={entry} />
      <Acts entry={entry} />
    </Stack>
  );
}

function Result({
  result: { raw, norm, rank, comments },
}: {
  result: NonNullable<ContestEntryDetail['result']>;
}) {
  return (
    <section>
      <BlockHead title={m.contest_result()} />
      <Facts
        columns={3}
        facts={[
          { name: m.contest_rank(), value: String(rank) },
          { name: m.contest_raw(), value: raw.toFixed(1) },
          { name: m.contest_norm(), value: normText(norm) },
        ]}
      />
      <Text padTop={8} tone="quiet">
        {m.contest_why_norm_text()}
      </Text>
      <ul className={styles.comments}>
        {comments.map((comment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two judges may say the same
          <li key={at}>
            <Written>{comment}</Written>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Event = 'submit' | 'withdraw';

const configs: Record<Event, ActionConfig> = {
  submit: { text: m.contest_submit, ask: m.contest_submit_text },
  withdraw: { text: m.contest_withdraw, ask: m.contest_withdraw_text, danger: true },
};

/** The leader's actions on the entry. */
function Acts({ entry }: { entry: ContestEntryDetail }) {
  const { entryId: id, version, actions, title, contest } = entry;
  const [isEditing, setEditing] = useState(false);
  const operate = useMutationOf('POST /api/activityManage/contestEntry/operate', {
    done: ({ stateLabel }) => m.act_done({ title, state: stateLabel }),
    invalidates: entryQueryKeys,
  });
  const { acts, dialog } = useEventActs<Event>({
    configs,
    possible: actions.filter((event): event is Event => event !== 'edit'),
    title,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
  });
  return (
    <>
      <PageActs
        acts={[
          ...(actions.includes('edit')
            ? [{ key: 'edit', text: m.act_edit(), onPress: () => setEditing(true) }]
            : []),
          ...acts,
        ]}
      />
      {dialog}
      <Suspense>
        {isEditing && <EntryForm contest={contest} entry={entry} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}
