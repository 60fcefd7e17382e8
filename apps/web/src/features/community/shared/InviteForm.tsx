import type { Invitable } from '@portal/contract/community/post-comment';
import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PlainText } from '../../../ui/plain-field/PlainText.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import styles from './InviteForm.module.css';
import type { InviteTexts } from './invite-texts.ts';
import { loadClient } from './use-standing.ts';

type Found = EndpointMap['GET /api/communityManage/answerInvite/queryList']['output'];

const typingMs = 300;

/** Possible answerers of a question, and those its asker has already invited. */
export function InviteForm({ postId, texts }: { postId: string; texts: InviteTexts }) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<Found>();
  const [busy, setBusy] = useState<string>();
  const [changes, setChanges] = useState(0);
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each invitation
  useEffect(() => {
    latest.current += 1;
    const asked = latest.current;
    const ask = async () => {
      try {
        const client = await loadClient();
        const input = { id: postId, ...(keyword.trim() && { keyword: keyword.trim() }) };
        const answer = await client.call('GET /api/communityManage/answerInvite/queryList', input);
        if (asked === latest.current) setFound(answer);
      } catch {
        // The client has shown the refusal.
      }
    };
    const timer = setTimeout(() => void ask(), keyword === '' ? 0 : typingMs);
    return () => clearTimeout(timer);
  }, [postId, keyword, changes]);

  const invite = async (userId: string) => {
    setBusy(userId);
    try {
      const client = await loadClient();
      await client.call('POST /api/communityManage/answerInvite/submit', { data: { postId, userId } });
    } catch {
      // The client has shown the refusal.
    } finally {
      setBusy(undefined);
      setChanges((count) => count + 1);
    }
  };

  return (
    <Text as="section" padTop={16} lineAbove="thin" className={styles.box} aria-busy={found === undefined}>
      <h3>{texts.title}</h3>
      {found && (
        <Text role="status" above={4} below={12} tone="quiet" size={14}>
          {texts.note.replace('{count}', String(found.invited))}
        </Text>
      )}
      <PlainText
        label={texts.find}
        placeholder={texts.hint}
        maxLength={100}
        value={keyword}
        onChange={setKeyword}
      />
      {found && found.rows.length === 0 && <p>{texts.none}</p>}
      <Text as="ul" above={8} className={styles.people}>
        {found?.rows.map((person) => (
          <Row as="li" gap={12} align="center" padBlock={10} lineBelow="thin" key={person.userId}>
            <div>
              <AuthorLine author={person.author} badges={texts.badges} lang={langOfContent('zh')} size={40} />
              <small>{knows(person, texts)}</small>
            </div>
            {person.invitedAt === null && !person.isBarred && (
              <Button
                size="small"
                busy={busy === person.userId}
                disabled={found.invited >= texts.most}
                aria-label={`${texts.invite} ${person.author.name}`}
                onClick={() => void invite(person.userId)}
              >
                {texts.invite}
              </Button>
            )}
          </Row>
        ))}
      </Text>
    </Text>
  );
}

/** Why a person is listed, or the state of their invitation. */
function knows(person: Invitable, texts: InviteTexts): string {
  const { invitedAt, isSeen, isBarred, fields, accepted, acceptedInBoard } = person;
  if (invitedAt !== null)
    return (isSeen ? texts.seen : texts.unseen).replace('{day}', formatDate(invitedAt, 'MM-DD'));
  if (isBarred) return texts.barred;
  if (acceptedInBoard > 0) return texts.inBoard.replace('{count}', String(acceptedInBoard));
  if (fields.length > 0) return fields.join(' · ');
  return texts.accepted.replace('{count}', String(accepted));
}
