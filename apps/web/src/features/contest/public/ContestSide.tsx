import type { ContestDetail } from '@portal/contract/contest/public';
import { contestStateLabels } from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { DetailBox } from '../../../ui/layout/Detail.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { stageNames } from '../shared/contest-words.ts';
import styles from './ContestPage.module.css';

/** What the current stage means for the reader, and when it ends. */
function Now({ contest }: { contest: ContestDetail }) {
  const { stages, phase, state, today } = contest;
  const stage = stages.find(({ kind }) => kind === phase);
  const next = stages.find(({ from }) => from > today);
  return (
    <>
      <h2>{stage ? stageNames[stage.kind]() : contestStateLabels[state]()}</h2>
      {stage && <p>{m.contest_until({ time: formatDate(stage.to, 'MM-DD HH:mm') })}</p>}
      {!stage && next && state !== 'CANCELLED' && (
        <p>
          {m.contest_next_stage({ stage: stageNames[next.kind](), time: formatDate(next.from, 'MM-DD') })}
        </p>
      )}
    </>
  );
}

/** The one action available now, the judges, and the judging rules. */
export function ContestSide({ contest }: { contest: ContestDetail }) {
  const { contestId, canSignUp, state, judges, criteria, scoresPerEntry, teamMin, teamMax, isVoting } =
    contest;
  const lang = langOfContent('zh');
  return (
    <>
      <DetailBox>
        <Now contest={contest} />
        {canSignUp && (
          <ButtonLink href={paths.ownEntries({ contest: contestId })} variant="main" size="large" wide>
            {m.contest_join()}
          </ButtonLink>
        )}
        {!canSignUp && state !== 'CANCELLED' && (
          <ButtonLink href={paths.ownEntries()} wide>
            {m.contest_own()}
          </ButtonLink>
        )}
        {isVoting && <p>{m.contest_vote_rule()}</p>}
        {state !== 'CANCELLED' && <CollectButton {...collectProps('CONTEST', contestId)} />}
      </DetailBox>
      <section>
        <h2>{m.contest_judges_count({ count: judges.length })}</h2>
        <ul className={styles.judges}>
          {judges.map(({ judgeId, name, title, photo, conflicts }) => (
            <li key={judgeId}>
              {photo && (
                <ArticlePicture picture={{ ...photo, alt: '' }} ratio="1 / 1" sizes="44px" widths={[160]} />
              )}
              <p>
                <b lang={lang}>{name}</b>
                <small>
                  <span lang={lang}>{title}</span>
                  {conflicts > 0 && ` · ${m.contest_conflicts({ count: conflicts })}`}
                </small>
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{m.contest_judges_note({ count: scoresPerEntry })}</p>
      </section>
      <section>
        <h2>{m.contest_how()}</h2>
        <ul className={styles.criteria}>
          {criteria.map(({ name, weight, note }) => (
            <Row key={name} as="li" gap={12} justify="between" lineBelow="thin" padBlock={8}>
              <span lang={lang}>
                {name}
                <small>{note}</small>
              </span>
              <b>{weight}%</b>
            </Row>
          ))}
        </ul>
        <p className={styles.note}>{m.contest_team_size({ min: teamMin, max: teamMax })}</p>
      </section>
    </>
  );
}
