import type { HandoverDetail } from '@portal/contract/handover/manage';
import { maxGiven } from '@portal/contract/handover/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { confirm, toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { handoverQueryKeys } from './handover-query-keys.ts';
import { type Choices, choiceOf, keep, keyOf, sumsOf, toAll } from './plan.ts';

/** What is sent, in calls of so many pieces. */
const callsOf = ({ items }: HandoverDetail, choices: Choices) => {
  const pieces = items.flatMap((item) => {
    const to = choiceOf(item, choices);
    return to === keep ? [] : [{ kind: item.kind, refId: item.refId, to: to === toAll ? null : to }];
  });
  const count = Math.ceil(pieces.length / maxGiven);
  return Array.from({ length: count }, (_, at) => pieces.slice(at * maxGiven, (at + 1) * maxGiven));
};

interface Left {
  key: string;
  title: string;
  reason: string;
}

/** Hands everything over in one go, with progress and what was left. */
export function GiveActs({ person, choices }: { person: HandoverDetail; choices: Choices }) {
  const [done, setDone] = useState<number>();
  const [left, setLeft] = useState<Left[]>([]);
  const give = useMutationOf('POST /api/userManage/handover/give', { invalidates: handoverQueryKeys });
  const { given, released, receivers } = sumsOf(person, choices);
  const all = given + released;
  const text = m.handover_give_ask({ given, people: receivers.length, released });
  const titleOf = (key: string) => person.items.find((item) => keyOf(item) === key)?.title ?? '';

  const send = async () => {
    if (!(await confirm({ title: m.handover_give(), text, ok: m.handover_give() }))) return;
    setLeft([]);
    let count = 0;
    let sent = 0;
    const rest: Left[] = [];
    for (const items of callsOf(person, choices)) {
      setDone(sent);
      const answer = await give.run({ id: person.userId, data: { items } });
      if (!answer) break;
      sent += items.length;
      count += answer.given;
      for (const piece of answer.left) {
        const key = keyOf(piece);
        rest.push({ key, title: titleOf(key), reason: piece.reason });
      }
    }
    setDone(undefined);
    setLeft(rest);
    if (count > 0) toast('success', m.handover_done({ count }));
  };

  return (
    <PageActs
      acts={[
        {
          key: 'confirm',
          text: m.handover_give(),
          busy: done !== undefined,
          disabled: all === 0,
          onPress: () => void send(),
        },
      ]}
      note={
        done === undefined ? (
          text
        ) : (
          <Progress
            label={m.handover_give()}
            value={all === 0 ? 0 : done / all}
            valueText={m.handover_progress({ done, all })}
          />
        )
      }
      notice={
        left.length > 0 && (
          <Alert kind="warning" title={m.handover_left({ count: left.length })}>
            {left.map(({ key, title, reason }) => (
              <p key={key}>
                <WordedText>{`${title} · ${reason}`}</WordedText>
              </p>
            ))}
          </Alert>
        )
      }
    />
  );
}
