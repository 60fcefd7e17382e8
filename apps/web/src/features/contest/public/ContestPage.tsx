import type { ContestDetail, ContestWork } from '@portal/contract/contest/public';
import { contestStateLabels } from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { DetailColumns, DetailHead, DetailTags, DetailText } from '../../../ui/layout/Detail.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { stageNames, yuanText } from '../shared/contest-words.ts';
import { Board } from './Board.tsx';
import styles from './ContestPage.module.css';
import { ContestSide } from './ContestSide.tsx';
import ContestVote from './ContestVote.island.tsx';
import { contestJsonLd } from './contest-json-ld.ts';
import { StageBar } from './StageBar.tsx';

export const loader = makeLoader(async ({ call, params }) => ({
  contest: await call('GET /api/activityManage/contest/queryDetail', { id: params.id ?? '' }),
}));

/** A contest: current stage, prizes, judging rules, and the results once every judge has locked. */
export function Component() {
  const { contest } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { contestId, title, body, eligibility, stages, today, awards, board, works, notices } = contest;
  const lang = langOfContent('zh');
  return (
    <>
      <PageHead
        title={[title, m.contest_title()]}
        description={body}
        canonical={paths.contest(contestId)}
        jsonLd={contestJsonLd(origin, contest)}
        noIndex={contest.state === 'CANCELLED'}
      />
      <Crumbs
        steps={[
          { text: m.site_nav_activities() },
          { text: m.contest_title(), href: paths.contestList() },
          { text: title, lang },
        ]}
      />
      <Head contest={contest} />
      <Text as="div" lineBelow="thin" padTop={8} padBottom={24}>
        <Wrap>
          <StageBar stages={stages} today={today} />
        </Wrap>
      </Text>
      <DetailColumns side={<ContestSide contest={contest} />}>
        {works.length > 0 && <Works contest={contest} />}
        {awards.length > 0 && <Awards contest={contest} />}
        {board && <Board board={board} cutOff={contest.cutOff} />}
        <section>
          <BlockHead title={m.field_contest_body()} />
          <DetailText text={body} lang={lang} />
          <Text as="h3" padTop={16} size={18}>
            {m.field_contest_eligibility()}
          </Text>
          <DetailText text={eligibility} lang={lang} />
        </section>
        <PrizesAndTracks contest={contest} />
        {notices.length > 0 && (
          <section id="notices">
            <BlockHead title={m.field_contest_notices()} />
            <ul className={styles.lines}>
              {notices.map(({ at, text }) => (
                <li key={`${at} ${text}`}>
                  <span lang={lang}>{text}</span>
                  <time>{formatDate(at, 'MM-DD')}</time>
                </li>
              ))}
            </ul>
          </section>
        )}
      </DetailColumns>
    </>
  );
}

function Head({ contest }: { contest: ContestDetail }) {
  const { title, cover, state, phase, entries, reason, prizeFen } = contest;
  const lang = langOfContent('zh');
  return (
    <DetailHead
      picture={
        cover && (
          <ArticlePicture
            picture={{ ...cover, alt: '' }}
            ratio="3 / 1"
            sizes="(min-width: 1000px) 520px, 100vw"
            widths={[320, 640, 960]}
            first
          />
        )
      }
    >
      <DetailTags>
        <Tag tone="petal" mark="dot">
          {phase === null ? contestStateLabels[state]() : stageNames[phase]()}
        </Tag>
        <Tag>{m.contest_entry_count({ count: entries })}</Tag>
        <Tag tone="amber">{m.contest_prize_sum({ amount: yuanText(prizeFen) })}</Tag>
      </DetailTags>
      <h1 tabIndex={-1} lang={lang}>
        {title}
      </h1>
      {state === 'CANCELLED' && (
        <Alert kind="warning" title={m.contest_is_cancelled()}>
          <span lang={lang}>{reason}</span>
        </Alert>
      )}
    </DetailHead>
  );
}

const shownWorks = 9;

/** Works open for voting, without their makers; the buttons come with the script. */
function Works({ contest }: { contest: ContestDetail }) {
  const { contestId, works, voters, voteWeight } = contest;
  return (
    <section id="vote">
      <BlockHead title={m.contest_vote()} note={m.contest_vote_note({ weight: voteWeight })} />
      <WorkCards works={works.slice(0, shownWorks)} />
      {works.length > shownWorks && (
        <details className={styles.rest}>
          <summary>{m.contest_all_works({ count: works.length })}</summary>
          <WorkCards works={works.slice(shownWorks)} />
        </details>
      )}
      <Text padTop={16} tone="quiet">
        {m.contest_voters({ count: voters })}
      </Text>
      <ContestVote
        contestId={contestId}
        works={works.map(({ entryId, title }) => ({ entryId, title }))}
        login={paths.login()}
        texts={{
          vote: m.contest_vote_this(),
          change: m.contest_vote_change(),
          mine: m.contest_vote_mine(),
          saved: m.contest_vote_saved(),
          barred: m.contest_vote_barred(),
        }}
      />
    </section>
  );
}

function WorkCards({ works }: { works: ContestWork[] }) {
  const lang = langOfContent('zh');
  return (
    <Columns as="ul" of="repeat(3, minmax(0, 1fr))" gap={20} className={styles.works}>
      {works.map(({ entryId, title, track, summary, picture }) => (
        <Text as="li" clip frame="thin" round key={entryId}>
          {picture && (
            <ArticlePicture
              picture={{ ...picture, alt: '' }}
              ratio="1 / 1"
              sizes="(min-width: 768px) 240px, 50vw"
              widths={[320, 640]}
            />
          )}
          <div>
            <h3 lang={lang}>{title}</h3>
            <p lang={lang}>{track}</p>
            <Text lang={lang} lines={3}>
              {summary}
            </Text>
            <Text data-vote={entryId} as="span" padTop={8} tone="petal" className={styles.slot} />
          </div>
        </Text>
      ))}
    </Columns>
  );
}

function Awards({ contest: { awards, canObject } }: { contest: ContestDetail }) {
  const lang = langOfContent('zh');
  return (
    <section id="awards">
      <BlockHead title={m.contest_awards()} note={canObject ? m.contest_awards_note() : undefined} />
      <ul className={styles.lines}>
        {awards.map(({ entryId, level, name, track, title, teamName }) => (
          <li key={entryId}>
            <span lang={lang}>
              <b>{[level, name].filter(Boolean).join(' ')}</b> {title}
              <Text as="small" block tone="quiet" size={14}>
                {teamName} · {track}
              </Text>
            </span>
            {canObject && (
              <Link
                href={paths.ownEntries({ object: entryId })}
                aria-label={`${m.contest_object()} ${title}`}
              >
                {m.contest_object()}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PrizesAndTracks({ contest: { prizes, tracks, trackEntries } }: { contest: ContestDetail }) {
  const lang = langOfContent('zh');
  return (
    <section id="prizes">
      <BlockHead title={m.contest_prizes_and_tracks()} />
      <Columns as="ul" of="repeat(auto-fit, minmax(180px, 1fr))" lineAbove="strong" className={styles.prizes}>
        {prizes.map(({ level, name, amountFen, count }) => (
          <li key={level}>
            <span lang={lang}>{level}</span>
            <Text as="b" block nowrap size={24} figures>
              {yuanText(amountFen)}{' '}
              <Text as="small" tone="quiet" weight={400} size={15}>
                × {count}
              </Text>
            </Text>
            <Text tone="quiet" size={14} lang={lang}>
              {name}
            </Text>
          </li>
        ))}
      </Columns>
      <ul className={styles.lines}>
        {tracks.map(({ name, intro }, at) => (
          <li key={name}>
            <span lang={lang}>
              <b>{name}</b> {intro}
            </span>
            <span>{m.contest_entry_count({ count: trackEntries[at] ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
