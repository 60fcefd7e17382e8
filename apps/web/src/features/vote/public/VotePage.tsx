import type { VoteDetail } from '@portal/contract/vote';
import type { VoteState } from '@portal/contract/vote-terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Tag, type Tone } from '../../../ui/tag/Tag.tsx';
import { themeJsonLd } from '../../community/shared/post-json-ld.ts';
import { loadPost, PostView } from '../../community/shared/PostView.tsx';
import Ballot from './Ballot.island.tsx';
import { ballotTexts } from './ballot-texts.ts';
import styles from './VotePage.module.css';

export const loader = makeLoader(async (load) => {
  const loaded = await loadPost(load, 'VOTE');
  const vote = await load.call('GET /api/communityManage/vote/queryDetail', { id: loaded.post.postId });
  return { ...loaded, vote };
});

const tones: Record<VoteState, Tone> = { PENDING: 'neutral', OPEN: 'leaf', CLOSED: 'neutral', VOID: 'amber' };

/** A vote: its ballot, its turnout, and its counts once everybody may see them. */
export function Component() {
  const { vote, ...loaded } = useLoaderData<typeof loader>();
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
      beside={<VoteRules vote={vote} />}
    />
  );
}

function VotePart({ vote }: { vote: VoteDetail }) {
  const { postId, state, reason, choices, maxChoices, results, quorum, voters, endsAt, secret } = vote;
  return (
    <div className={styles.part}>
      {state === 'VOID' && <Alert kind="warning">{m.vote_void_note({ reason })}</Alert>}
      {state === 'CLOSED' && reason !== '' && <Alert>{m.vote_closed_early({ reason })}</Alert>}
      {state === 'CLOSED' && voters < quorum && <Alert kind="warning">{m.vote_no_quorum()}</Alert>}
      <Ballot
        postId={postId}
        isOpen={state === 'OPEN'}
        isSecret={secret}
        choices={choices}
        maxChoices={maxChoices}
        results={results}
        lang={langOfContent('zh')}
        login={paths.login()}
        texts={ballotTexts({ max: maxChoices, time: formatDate(endsAt, 'MM-DD HH:mm'), visibility: vote.visibilityLabel })}
      />
    </div>
  );
}

const mostLeaves = 120;

function VoteRules({ vote }: { vote: VoteDetail }) {
  const { scope, voters, eligible, results, secret, changeable, quorum } = vote;
  const turnout =
    eligible === null
      ? m.vote_voters_user({ count: voters })
      : m.vote_voters_enterprise({ count: voters, all: eligible });
  return (
    <>
      <section className={styles.card}>
        <h2>{m.vote_progress()}</h2>
        <p className={styles.turnout}>{turnout}</p>
        {eligible !== null && eligible <= mostLeaves && (
          <div className={styles.leaves} role="img" aria-label={turnout}>
            {Array.from({ length: eligible }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: leaves are all alike
              <i key={at} data-on={at < voters || undefined} />
            ))}
          </div>
        )}
      </section>
      {results === null && (
        <section className={styles.card}>
          <h2>{m.vote_why_hidden()}</h2>
          <p>{m.vote_why_hidden_text()}</p>
        </section>
      )}
      <section className={styles.card}>
        <h2>{m.vote_rules()}</h2>
        <ul>
          <li>{scope === 'ENTERPRISE' ? m.vote_rule_enterprise() : m.vote_rule_user()}</li>
          <li>{secret ? m.vote_rule_secret() : m.vote_rule_named()}</li>
          <li>{changeable ? m.vote_rule_change() : m.vote_rule_final()}</li>
          {quorum > 0 && <li>{m.vote_rule_quorum({ count: quorum, now: voters })}</li>}
        </ul>
      </section>
    </>
  );
}
