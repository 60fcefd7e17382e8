import type { DecidedAct, ModerationDetail } from '@portal/contract/community/manage';
import { reportReasonLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import styles from './Moderation.module.css';

/** Decisions that require a reason, which the author sees. */
const reasoned = {
  refuse: m.community_act_refuse,
  hide: m.community_did_hide,
  confirm: m.community_did_confirm,
  lock: m.community_act_lock,
  forfeit: m.points_bounty_lost,
} satisfies Partial<Record<DecidedAct, () => string>>;

interface DecisionFormProps {
  text: ModerationDetail;
  busy: boolean;
  onDecide: (event: DecidedAct, reason: string, withCopies: boolean) => Promise<boolean>;
}

/** Form for a decision against a text, with a preview of the message to its author. */
export function DecisionForm({ text: { actions, copies, title }, busy, onDecide }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const possible = (Object.keys(reasoned) as (keyof typeof reasoned)[]).filter((event) =>
    actions.includes(event),
  );
  if (possible.length === 0) return null;
  const decide = (event: keyof typeof reasoned) => {
    if (reason.trim() === '') return setFault(m.fault_fill_in({ field: m.field_reason() }));
    setFault(undefined);
    return void onDecide(event, reason.trim(), copies.length > 0);
  };
  return (
    <Stack gap={12}>
      <p className={styles.reasons}>
        {Object.values(reportReasonLabels).map((name) => (
          <button
            key={name()}
            type="button"
            onClick={() => setReason((now) => (now === '' ? name() : `${now}、${name()}`))}
          >
            {name()}
          </button>
        ))}
      </p>
      <TextArea
        label={m.community_to_author()}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={200}
        {...(fault ? { error: fault } : {})}
      />
      {reason !== '' && (
        <Text padInline={12} padBlock={10} ground="quiet" tone="quiet" size={13}>
          <b>{m.community_author_reads()}</b> {m.community_event_refused_body({ title, reason })}
        </Text>
      )}
      <p className={styles.others}>
        {possible.map((event) => (
          <Button key={event} variant="danger" busy={busy} onClick={() => decide(event)}>
            {reasoned[event]()}
          </Button>
        ))}
      </p>
    </Stack>
  );
}
