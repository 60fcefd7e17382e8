import type { PostComment } from '@portal/contract/community/post-comment';
import { useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { PlainArea } from '../../../ui/plain-field/PlainArea.tsx';
import { PlainCheckbox } from '../../../ui/plain-field/PlainCheckbox.tsx';
import styles from './Discussion.module.css';
import type { DiscussionTexts } from './discussion-texts.ts';
import { loadClient } from './use-standing.ts';

interface CommentFormProps {
  postId: string;
  replyTo?: { id: string; name: string };
  max: number;
  rows: number;
  texts: DiscussionTexts;
  onSent: (comment: PostComment) => void;
  onCancel?: () => void;
}

/** Typed text survives a lost page, in this tab. */
const kept = (key: string) => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
const keep = (key: string, text: string) => {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // If the browser stores nothing, the text still stays on the page.
  }
};

/** Form for a comment, an answer, or a reply. */
export function CommentForm({ postId, replyTo, max, rows, texts, onSent, onCancel }: CommentFormProps) {
  const key = `comment-${postId}-${replyTo?.id ?? ''}`;
  const [body, setBody] = useState(() => kept(key));
  const [anonymous, setAnonymous] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (text: string) => {
    setBody(text);
    keep(key, text);
  };
  const send = async () => {
    if (body.trim().length < 2) return;
    setBusy(true);
    try {
      const client = await loadClient();
      const data = { postId, body, anonymous, ...(replyTo ? { replyToId: replyTo.id } : {}) };
      const { comment, state } = await client.call(
        'POST /api/communityManage/comment/submit',
        { data },
        { once: true },
      );
      change('');
      if (state === 'PENDING') notices.toast('info', texts.pending, 5_000);
      else onSent(comment);
      onCancel?.();
    } catch {
      // The client has shown the refusal; the text is kept.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <PlainArea
        label={replyTo ? texts.replyTo.replace('{name}', replyTo.name) : texts.write}
        hint={texts.hint}
        rows={rows}
        maxLength={max}
        value={body}
        onChange={change}
      />
      <Row wrap gap={12} align="center" className={styles.foot}>
        <PlainCheckbox checked={anonymous} onChange={setAnonymous}>
          {texts.anonymous}
        </PlainCheckbox>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button variant="main" busy={busy} onClick={() => void send()}>
          {texts.send}
        </Button>
      </Row>
    </div>
  );
}
