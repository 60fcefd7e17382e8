import type { ReportReason, TextKind } from '@portal/contract/community/terms';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PlainArea } from '../../../ui/plain-field/PlainArea.tsx';
import styles from './Discussion.module.css';
import type { DiscussionTexts } from './discussion-texts.ts';
import { loadClient } from './use-standing.ts';

interface ReportFormProps {
  target: TextKind;
  targetId: string;
  texts: DiscussionTexts;
  onDone: (said: string) => void;
  onCancel: () => void;
}

/** Form to report a text, shown at the text; only operators learn who reports. */
export function ReportForm({ target, targetId, texts, onDone, onCancel }: ReportFormProps) {
  const name = useId();
  const [reasonCode, setReason] = useState<ReportReason>('AD');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const client = await loadClient();
      const data = { target, targetId, reasonCode, text };
      await client.call('POST /api/communityManage/report/submit', { data }, { once: true });
      onDone(texts.reported);
    } catch {
      // The client has shown the refusal.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Text as="div" pad={16} frame="strong" round className={styles.report}>
      <Row as="fieldset" wrap gap={8} gapX={16} className={styles.reasons}>
        <legend>{texts.reportTitle}</legend>
        {(Object.entries(texts.reasons) as [ReportReason, string][]).map(([code, word]) => (
          <label key={code}>
            <input type="radio" name={name} checked={code === reasonCode} onChange={() => setReason(code)} />
            {word}
          </label>
        ))}
      </Row>
      <PlainArea label={texts.reportText} rows={2} maxLength={200} value={text} onChange={setText} />
      <Row as="p" wrap gap={12} align="center" className={styles.foot}>
        <small>{texts.reportNote}</small>
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button size="small" variant="main" busy={busy} onClick={() => void send()}>
          {texts.reportSend}
        </Button>
      </Row>
    </Text>
  );
}
