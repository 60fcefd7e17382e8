import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { VoteDetail } from '@portal/contract/vote/public';
import { useState } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { buildingIcon, userIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { LoginLink } from '../../community/shared/LoginLink.tsx';
import { type Ask, useOwn } from '../../community/shared/use-own.ts';
import bars from '../shared/Bars.module.css';
import styles from './Ballot.module.css';
import type { ballotTexts } from './ballot-texts.ts';

type Standing = EndpointMap['GET /api/communityManage/vote/queryStanding']['output'];
type Results = Standing['results'];
type Texts = ReturnType<typeof ballotTexts>;

const ask: Ask<Standing> = (client, id) =>
  client.call('GET /api/communityManage/vote/queryStanding', { id }, { quiet: true });

interface Choice extends Omit<VoteDetail['choices'][number], 'picture'> {
  /** The address of the option's picture. */
  picture: string | null;
}

interface BallotProps {
  postId: string;
  isOpen: boolean;
  isSecret: boolean;
  isOfEnterprise: boolean;
  choices: Choice[];
  maxChoices: number;
  voters: number;
  /** Null while hidden: the page then contains no counts at all. */
  results: Results;
  lang: string | undefined;
  login: string;
  texts: Texts;
}

/** The ballot paper, with each option's count if the reader may see it. */
function Ballot(props: BallotProps) {
  const { postId, isOpen, isSecret, isOfEnterprise, maxChoices, voters, lang, login, texts } = props;
  const { isLoggedIn, own: standing, busy, act } = useOwn(ask, postId);
  const [picked, setPicked] = useState<string[]>();
  const chosen = picked ?? standing?.chosen ?? [];
  const cast = () =>
    act(async (client) => {
      const given = await client.call(
        'POST /api/communityManage/vote/cast',
        { id: postId, data: { choices: chosen } },
        { once: true },
      );
      // The answer to a secret ballot has no counts.
      return isSecret ? ask(client, postId) : given;
    });
  const toggle = (optionId: string) => {
    if (maxChoices === 1) return setPicked([optionId]);
    setPicked(
      chosen.includes(optionId)
        ? chosen.filter((one) => one !== optionId)
        : [...chosen, optionId].slice(-maxChoices),
    );
  };
  const results = standing?.results ?? props.results;
  const mayVote = standing?.mayVote ?? false;
  // `voters` may not yet include the reader's own ballot.
  const all = Math.max(voters, ...(results ?? []).map(({ votes }) => votes), 1);
  const Option = isOpen ? 'label' : 'div';
  const rows = props.choices.map((choice) => {
    const { optionId } = choice;
    const isChosen = chosen.includes(optionId);
    return (
      <Option key={optionId} className={styles.option} data-on={isChosen || undefined}>
        {isOpen && (
          <input
            type={maxChoices === 1 ? 'radio' : 'checkbox'}
            name={`vote-${postId}`}
            disabled={!mayVote}
            checked={isChosen}
            onChange={() => toggle(optionId)}
          />
        )}
        <What choice={choice} lang={lang} />
        <Count results={results} optionId={optionId} all={all} texts={texts} own={!isOpen && isChosen} />
      </Option>
    );
  });
  return (
    <Text as="section" clip frame="strong" round className={styles.paper} data-open={isOpen || undefined}>
      <Row
        as="header"
        wrap
        gap={8}
        gapX={16}
        align="center"
        padBlock={16}
        padInline={24}
        className={styles.head}
      >
        <Icon shape={isOfEnterprise ? buildingIcon : userIcon} />
        <p>
          <b lang={standing?.enterpriseName ? lang : undefined}>{standing?.enterpriseName || texts.paper}</b>
          {standing?.enterpriseName && <small>{texts.forEnterprise}</small>}
        </p>
        <p className={styles.until}>
          {texts.ends}
          <b>{texts.visibility}</b>
        </p>
      </Row>
      {isOpen ? (
        <fieldset className={styles.options}>
          <legend>{texts.choose}</legend>
          {rows}
        </fieldset>
      ) : (
        <div>{rows}</div>
      )}
      {(isOpen || standing?.hasVoted) && (
        <Row
          as="footer"
          wrap
          gap={12}
          gapX={20}
          align="center"
          justify="end"
          padBlock={16}
          padInline={20}
          className={styles.foot}
        >
          <p>
            {mayVote && (
              <Text as="b" tone="ink">
                {texts.chosen.replace('{count}', String(chosen.length))}
              </Text>
            )}
            {standing?.hasVoted && <span>{isSecret ? texts.secretDone : texts.voted}</span>}
            {standing?.hindrance && <span>{standing.hindrance}</span>}
            {isOpen && !standing?.hasVoted && <span>{texts.casting}</span>}
          </p>
          {mayVote && (
            <Button
              variant="main"
              size="large"
              busy={busy}
              disabled={chosen.length === 0}
              onClick={() => void cast()}
            >
              {standing?.hasVoted ? texts.change : texts.cast}
            </Button>
          )}
          {isOpen && !isLoggedIn && <LoginLink login={login} text={texts.login} />}
        </Row>
      )}
      {standing && standing.within.length > 0 && (
        <Within within={standing.within} lang={lang} texts={texts} />
      )}
    </Text>
  );
}

const What = ({ choice: { text, note, picture }, lang }: { choice: Choice } & Pick<BallotProps, 'lang'>) => (
  <Row as="span" gap={16} align="center" className={styles.what} lang={lang}>
    {picture && <img src={picture} alt="" width="96" height="72" loading="lazy" />}
    <span>
      <b>{text}</b>
      {note && <small>{note}</small>}
    </span>
  </Row>
);

interface CountProps extends Pick<BallotProps, 'results' | 'texts'> {
  optionId: string;
  /** Number of voters. */
  all: number;
  /** Whether the reader has chosen it. */
  own: boolean;
}

/** An option's count; while hidden, a hatched bar that is the same for all options. */
function Count({ results, optionId, all, texts, own }: CountProps) {
  if (!results) return <i className={bars.hidden} role="img" aria-label={texts.hidden} />;
  const count = results.find((result) => result.optionId === optionId)?.votes ?? 0;
  const share = Math.round((count / all) * 100);
  return (
    <Stack as="span" gap={4} size={14} text="end">
      {own && <small>{texts.own}</small>}
      {texts.share.replace('{count}', String(count)).replace('{share}', String(share))}
      <Progress bare value={share / 100} />
    </Stack>
  );
}

const Within = ({ within, lang, texts }: Pick<Standing, 'within'> & Pick<BallotProps, 'lang' | 'texts'>) => (
  <Text as="div" padInline={20} padBlock={16} lineAbove="thin" ground="quiet" size={14}>
    <h3>{texts.within}</h3>
    <ul>
      {within.map(({ name, options, at }) => (
        <Row key={at} as="li" wrap gap={4} gapX={16} padBlock={6}>
          <span lang={lang}>{name}</span>
          <span lang={lang}>{options.join('、')}</span>
          <time dateTime={new Date(at).toISOString()}>{formatDate(at, 'MM-DD HH:mm')}</time>
        </Row>
      ))}
    </ul>
  </Text>
);

export default island('vote/public/Ballot', Ballot);
