import type { JudgedContest } from '@portal/contract/contest/judging';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { ballotVariants } from '../shared/contest-words.ts';
import { BallotView } from './BallotView.tsx';
import styles from './MyJudgingPage.module.css';
import { Progress } from './Progress.tsx';

/** The judge's desk: anonymous entries on the left, the open one, and its ballot. */
export function Component() {
  const answer = useQueryOf('GET /api/activityManage/judging/queryList', {}, { keepPrevious: true });
  return (
    <Answered of={answer} lines={12}>
      {({ rows }) => (rows.length === 0 ? <Nothing /> : <Desk contests={rows} />)}
    </Answered>
  );
}

function Nothing() {
  return (
    <>
      <PageTitle title={m.contest_judging()} />
      <EmptyState title={m.contest_judging_none()}>{m.contest_judging_none_text()}</EmptyState>
    </>
  );
}

function noteOf({ ballots, dueAt, isOpen }: JudgedContest): string {
  if (!isOpen) return m.contest_judging_over();
  const conflicts = ballots.filter(({ state }) => state === 'CONFLICT').length;
  return m.contest_judging_note({
    count: ballots.length,
    conflicts,
    locked: ballots.filter(({ state }) => state === 'LOCKED').length,
    time: formatDate(dueAt, 'MM-DD HH:mm'),
  });
}

function Desk({ contests }: { contests: JudgedContest[] }) {
  const [search] = useSearchParams();
  const ballotId = search.get('ballot');
  const named = contests.find(({ ballots }) => ballots.some((ballot) => ballot.ballotId === ballotId));
  const contest =
    named ?? contests.find(({ contestId }) => contestId === search.get('contest')) ?? contests[0];
  if (!contest) return null;
  const { ballots, contestId } = contest;
  const open = ballots.find(({ state }) => state === 'ASSIGNED' || state === 'SCORED');
  const current = ballots.find((ballot) => ballot.ballotId === ballotId) ?? open ?? ballots[0];
  const due = ballots.filter(({ state }) => state !== 'CONFLICT');
  const locked = due.filter(({ state }) => state === 'LOCKED').length;
  return (
    <>
      <PageTitle
        title={m.contest_judging()}
        heading={<Written>{contest.title}</Written>}
        note={noteOf(contest)}
      />
      {contests.length > 1 && (
        <TabLinks
          label={m.contest_entity()}
          currentKey={contestId}
          items={contests.map((one) => ({
            key: one.contestId,
            href: paths.myJudging({ contest: one.contestId }),
            text: one.title,
          }))}
        />
      )}
      <Columns
        of="clamp(180px, 15vw, 216px) minmax(0, 1fr) clamp(300px, 24vw, 340px)"
        frame="strong"
        round
        clip
        ground="page"
        stack="tablet"
      >
        <Text as="nav" padBlock={14} ground="quiet" className={styles.list} aria-label={m.contest_to_judge()}>
          <h2>
            <span>{m.contest_entries()}</span>
            <span>
              {locked} / {due.length}
            </span>
          </h2>
          <ul>
            {ballots.map(({ ballotId: id, no, track, state, stateLabel, scored }) => (
              <li key={id}>
                <Link
                  href={paths.myJudging({ ballot: id })}
                  look="bare"
                  keepScroll
                  aria-current={id === current?.ballotId ? 'page' : undefined}
                >
                  <Text as="b" tone="ink" nowrap>
                    {no}
                  </Text>
                  <Status kind={state === 'ASSIGNED' && scored > 0 ? 'checking' : ballotVariants[state]}>
                    {state === 'ASSIGNED' && scored === 0 ? m.contest_not_begun() : stateLabel}
                  </Status>
                  <Text as="small" tone="quiet">
                    <Written>{track}</Written>
                  </Text>
                </Link>
              </li>
            ))}
          </ul>
        </Text>
        {current && <BallotView key={current.ballotId} id={current.ballotId} criteria={contest.criteria} />}
      </Columns>
      <Progress contest={contest} />
    </>
  );
}
