import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import type { VoteDetail } from '@portal/contract/vote/public';
import type { VoteState } from '@portal/contract/vote/terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, optional } from '../../../platform/page/load.ts';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Tag, type Tone } from '../../../ui/tag/Tag.tsx';
import { loadPost, PostView } from '../../community/shared/PostView.tsx';
import { themeJsonLd } from '../../community/shared/post-json-ld.ts';
import Ballot from './Ballot.island.tsx';
import { ballotTexts } from './ballot-texts.ts';
import { CountingWays } from './CountingWays.tsx';
import styles from './VotePage.module.css';
import { VoteSide } from './VoteSide.tsx';

export const loader = makeLoader(async (load) => {
  const loaded = await loadPost(load, 'VOTE');
  const { postId: id } = loaded.post;
  const [vote, answered] = await Promise.all([
    load.call('GET /api/communityManage/vote/queryDetail', { id }),
    optional(load.call('GET /api/communityManage/vote/queryAnswered', { id })),
  ]);
  return { ...loaded, vote, answered: answered?.rows ?? [] };
});

const tones: Record<VoteState, Tone> = { PENDING: 'neutral', OPEN: 'leaf', CLOSED: 'neutral', VOID: 'amber' };

/** A vote: its ballot, its turnout, its counts once they are public, and the action taken on it. */
export function Component() {
  const { vote, answered, ...loaded } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  return (
    <PostView
      {...loaded}
      jsonLd={themeJsonLd(origin, loaded)}
      tag={
        <>
          <Tag tone={tones[vote.state]} mark="dot">
            {vote.stateLabel}
          </Tag>
          <Tag tone="brand">{vote.scopeLabel}</Tag>
        </>
      }
      part={<VotePart vote={vote} />}
      aside={<VoteSide vote={vote} />}
      across={<CountingWays answered={answered} />}
    />
  );
}

function VotePart({ vote }: { vote: VoteDetail }) {
  const { postId, state, reason, choices, maxChoices, results, voters, outcome } = vote;
  const lang = langOfContent('zh');
  return (
    <Stack fluid gap={24}>
      {state === 'VOID' && <Alert kind="warning">{m.vote_void_note({ reason })}</Alert>}
      {state === 'CLOSED' && reason !== '' && <Alert>{m.vote_closed_early({ reason })}</Alert>}
      {state === 'CLOSED' && voters < vote.quorum && <Alert kind="warning">{m.vote_no_quorum()}</Alert>}
      <Ballot
        postId={postId}
        isOpen={state === 'OPEN'}
        isSecret={vote.secret}
        isOfEnterprise={vote.scope === 'ENTERPRISE'}
        choices={choices.map(({ picture, ...choice }) => ({
          ...choice,
          picture: picture && imageUrl(picture.fileId, 0, 320),
        }))}
        maxChoices={maxChoices}
        voters={voters}
        results={results}
        lang={lang}
        login={paths.login()}
        texts={ballotTexts(vote)}
      />
      {state === 'CLOSED' && (
        <section className={styles.outcome} data-answered={outcome !== '' || undefined}>
          <h2>{m.field_outcome()}</h2>
          <p lang={outcome === '' ? undefined : lang}>{outcome || m.vote_unanswered()}</p>
          {vote.answeredAt !== null && <small>{formatDate(vote.answeredAt)}</small>}
        </section>
      )}
      {state === 'CLOSED' && vote.ballots.length > 0 && <NamedBallots {...vote} />}
    </Stack>
  );
}

/** Each enterprise's choice in a named vote, collapsed. */
function NamedBallots({ ballots, endsAt }: Pick<VoteDetail, 'ballots' | 'endsAt'>) {
  const lang = langOfContent('zh');
  return (
    <details className={styles.named}>
      <summary>{m.vote_named_ballots({ count: ballots.length })}</summary>
      <p>{m.vote_named_note({ time: endText(endsAt) })}</p>
      <dl lang={lang}>
        {ballots.map(({ name, options }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{options.join('、')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
