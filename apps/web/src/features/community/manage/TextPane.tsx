import type { DecidedAct, ModerationDetail } from '@portal/contract/community/manage';
import { reportReasonLabels, reviewCauseLabels, type TextKind } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ReasonDialog } from '../../../platform/account/acts/ReasonDialog.tsx';
import { DeskPane } from '../../../platform/account/desk/WorkDesk.tsx';
import { confirm, toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { postVariants } from '../shared/post-words.ts';
import { DecisionForm } from './DecisionForm.tsx';
import styles from './Moderation.module.css';
import { textQueryKeys } from './text-query-keys.ts';

interface TextPaneProps {
  target: TextKind;
  id: string;
  /** Action requested by keyboard; `nth` distinguishes repeated presses. */
  asked: { event: 'pass' | 'refuse'; nth: number } | undefined;
  onDecided: () => void;
}

/** A text awaiting moderation: the reason it was held, its context, and the decision. */
export function TextPane({ target, id, asked, onDecided }: TextPaneProps) {
  const answer = useQueryOf('GET /api/communityManage/moderation/queryDetail', { target, id });
  return (
    <Answered of={answer}>
      {(text) => (
        <DeskPane
          details={<Shown text={text} />}
          decision={<Decision text={text} asked={asked} onDecided={onDecided} />}
        />
      )}
    </Answered>
  );
}

function Shown({ text }: { text: ModerationDetail }) {
  const {
    target,
    title,
    body,
    before,
    partText,
    authorName,
    submittedAt,
    boardName,
    causes,
    words,
    context,
    copies,
    author,
    reported,
    proposal,
    appeal,
    path,
  } = text;
  const lang = langOfContent('zh');
  return (
    <Stack as="article" gap={14} atTop shrink>
      <Row as="p" wrap gap={4} gapX={12} tone="quiet">
        <Status kind={postVariants[text.state]}>{text.stateLabel}</Status> <Written>{boardName}</Written>
        {path && <Link href={path}>{m.act_public_page()}</Link>}
      </Row>
      <h2 lang={lang}>{title}</h2>
      <Row as="p" wrap gap={4} gapX={12} tone="quiet">
        <Written>{authorName}</Written> {formatDate(submittedAt)}
      </Row>
      {causes.length > 0 && (
        <Alert kind="warning" title={m.community_why_here()}>
          {causes.map((cause) => reviewCauseLabels[cause]()).join(' · ')}
          {words.length > 0 && <Written>{` ${words.join('、')}`}</Written>}
        </Alert>
      )}
      {proposal && (
        <Alert
          kind="warning"
          title={proposal.event === 'hide' ? m.community_proposal_hide() : m.community_proposal_lock()}
        >
          <p>
            <Written>
              {m.community_proposal_by({
                name: proposal.byName,
                time: formatDate(proposal.at),
                reason: proposal.reason,
              })}
            </Written>
          </p>
          <p>{m.community_proposal_text()}</p>
        </Alert>
      )}
      {appeal && (
        <Alert title={m.community_appeal()}>
          <Written>{appeal}</Written>
        </Alert>
      )}
      <Text lang={lang} as="div">
        {target === 'POST' ? <Prose html={body} /> : <p>{body}</p>}
      </Text>
      {partText && (
        <Facts columns={1} facts={[{ name: m.community_part(), value: <Written>{partText}</Written> }]} />
      )}
      {before && (
        <details>
          <summary>{m.community_before()}</summary>
          <div lang={lang}>
            <h3>{before.title}</h3>
            <Prose html={before.body} />
          </div>
        </details>
      )}
      {context.length > 0 && (
        <section>
          <h3>{m.community_context()}</h3>
          {context.map(({ authorName: name, body: said, at }) => (
            <p key={at} lang={lang}>
              <b>{name}</b> {said}
            </p>
          ))}
        </section>
      )}
      {copies.length > 0 && (
        <section>
          <h3>{m.community_copies({ count: copies.length })}</h3>
          <ul>
            {copies.map((copy) => (
              <li key={copy.id}>
                <Written>{copy.title}</Written> {formatDate(copy.at, 'HH:mm')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {reported.length > 0 && (
        <section>
          <h3>{m.community_reported_times({ count: reported.length })}</h3>
          <ul>
            {reported.map((report) => (
              <li key={report.reportId}>
                {reportReasonLabels[report.reasonCode]()} <Written>{report.text}</Written>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Facts
        layout="row"
        facts={[
          ...(author.registeredAt === null
            ? []
            : [{ name: m.community_registered(), value: formatDate(author.registeredAt, 'YYYY-MM-DD') }]),
          { name: m.community_written(), value: author.texts },
          { name: m.community_refused(), value: author.refused },
          { name: m.community_was_reported(), value: author.reported },
          ...(author.points === null ? [] : [{ name: m.community_points(), value: author.points }]),
        ]}
      />
    </Stack>
  );
}

/** Actions that need no reason, with their labels. */
const plainActs: Partial<Record<DecidedAct, () => string>> = {
  restore: m.act_restore,
  unlock: m.community_act_unlock,
  pin: m.community_act_pin,
  unpin: m.community_act_unpin,
  feature: m.community_act_feature,
  unfeature: m.community_act_unfeature,
  refund: m.points_bounty_back,
  keep: m.community_act_keep,
};

function Decision({
  text,
  asked,
  onDecided,
}: {
  text: ModerationDetail;
  asked: TextPaneProps['asked'];
  onDecided: () => void;
}) {
  const { target, id, version, actions, copies } = text;
  const [isRevealing, setRevealing] = useState(false);
  const operate = useMutationOf('POST /api/communityManage/moderation/operate', {
    done: ({ stateLabel, decided }) => m.community_decided({ state: stateLabel, count: decided }),
    invalidates: textQueryKeys,
  });
  const makeArticle = useMutationOf('POST /api/communityManage/moderation/makeArticle', {
    done: m.community_article_begun(),
    invalidates: textQueryKeys,
  });
  const reveal = useMutationOf('POST /api/communityManage/moderation/reveal', {});
  const decide = async (event: DecidedAct, reason = '', withCopies = false) => {
    const done = await operate.run({ target, id, version, event, data: { reason, withCopies } });
    if (done && (event === 'pass' || event === 'refuse' || event === 'restore' || event === 'confirm'))
      onDecided();
    return done !== undefined;
  };
  const handled = useRef(asked?.nth ?? 0);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!asked || asked.nth === handled.current) return;
    handled.current = asked.nth;
    if (asked.event === 'pass' && actions.includes('pass')) void decide('pass', '', copies.length > 0);
    if (asked.event === 'refuse') field.current?.querySelector('textarea')?.focus();
  });
  return (
    <>
      <h3>{m.community_how()}</h3>
      {actions.includes('pass') && (
        <Button variant="main" busy={operate.busy} onClick={() => void decide('pass', '', copies.length > 0)}>
          {copies.length > 0 ? m.community_pass_all({ count: copies.length + 1 }) : m.act_approve()}
        </Button>
      )}
      <div ref={field}>
        <DecisionForm key={version} text={text} busy={operate.busy} onDecide={decide} />
      </div>
      <p className={styles.others}>
        {(Object.entries(plainActs) as [DecidedAct, () => string][])
          .filter(([event]) => actions.includes(event))
          .map(([event, word]) => (
            <Button key={event} size="small" busy={operate.busy} onClick={() => void decide(event)}>
              {word()}
            </Button>
          ))}
        {actions.includes('makeArticle') && (
          <Button
            size="small"
            busy={makeArticle.busy}
            onClick={async () => {
              const question = {
                title: m.community_act_article(),
                text: m.community_article_text(),
                ok: m.community_act_article(),
              };
              if (await confirm(question)) await makeArticle.run({ id: text.postId, version });
            }}
          >
            {m.community_act_article()}
          </Button>
        )}
        {actions.includes('reveal') && (
          <Button size="small" onClick={() => setRevealing(true)}>
            {m.community_did_reveal()}
          </Button>
        )}
      </p>
      {text.articleId && <p>{m.community_article_made()}</p>}
      <p>
        <Link href={paths.manageReports()}>{m.community_reports_title()}</Link>
      </p>
      {isRevealing && (
        <ReasonDialog
          title={m.community_did_reveal()}
          text={m.community_reveal_text()}
          ok={m.community_did_reveal()}
          danger={false}
          busy={reveal.busy}
          maxLength={200}
          onClose={() => setRevealing(false)}
          onGive={(reason) =>
            void reveal.run({ target, id, data: { reason } }).then((who) => {
              if (!who) return;
              setRevealing(false);
              toast('info', [who.name, who.enterpriseName].filter(Boolean).join(' · '));
            })
          }
        />
      )}
    </>
  );
}
