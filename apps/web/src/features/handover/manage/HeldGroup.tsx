import type { Colleague, HeldItem } from '@portal/contract/handover/manage';
import { heldKindLabels } from '@portal/contract/handover/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { awayText } from '../../work-queue/shared/away-text.ts';
import styles from './Handover.module.css';
import { type Choices, choiceOf, choose, type Group, keep, keyOf, toAll } from './plan.ts';

interface HeldGroupProps {
  group: Group;
  colleagues: readonly Colleague[];
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** One kind of work: who gets all of it, or one by one. */
export function HeldGroup({ group: { kind, items }, colleagues, choices, onChange }: HeldGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const name = heldKindLabels[kind]();
  const chosen = new Set(items.map((item) => choiceOf(item, choices)));
  const [only] = chosen;
  return (
    <li className={styles.group}>
      <b className={styles.count}>{items.length}</b>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p>
          <WordedText>
            {items
              .slice(0, 2)
              .map(({ title }) => title)
              .join('；')}
          </WordedText>
        </p>
      </div>
      <Receiver
        label={m.handover_give_to({ what: name })}
        items={items}
        colleagues={colleagues}
        value={chosen.size === 1 ? (only ?? null) : null}
        onChange={(to) => onChange(choose(choices, items, to))}
      />
      <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? m.handover_piecewise_end() : m.handover_piecewise()}
      </Button>
      <Barred items={items} colleagues={colleagues} choices={choices} />
      {kind === 'BALLOT' && <Alert kind="info">{m.handover_ballot_note()}</Alert>}
      {isOpen && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={keyOf(item)}>
              <div className={styles.what}>
                <Written>{item.title}</Written>
                <p>
                  {item.stateLabel}
                  {item.dueAt !== null && ` · ${formatDate(item.dueAt, 'MM-DD HH:mm')}`}
                </p>
              </div>
              <Receiver
                label={m.handover_give_to({ what: item.title })}
                items={[item]}
                colleagues={colleagues}
                value={choiceOf(item, choices)}
                onChange={(to) => onChange(choose(choices, [item], to))}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ReceiverProps {
  label: string;
  items: readonly HeldItem[];
  colleagues: readonly Colleague[];
  /** Null if several get it. */
  value: string | null;
  onChange: (to: string) => void;
}

/** Colleagues who can take at least one of these, all, or nobody yet. */
function Receiver({ label, items, colleagues, value, onChange }: ReceiverProps) {
  const takers = new Set(items.flatMap((item) => item.takers));
  const people = colleagues
    .filter(({ userId }) => takers.has(userId))
    .map((person) => ({
      value: person.userId,
      text: [person.name, awayText(person)].filter(Boolean).join('，'),
    }));
  const isDrawn = items.every(({ kind }) => kind === 'BALLOT');
  const all = { value: toAll, text: isDrawn ? m.handover_draw() : m.handover_release() };
  const options = [
    ...people,
    ...(items.some(({ canRelease }) => canRelease) ? [all] : []),
    { value: keep, text: m.handover_later() },
  ];
  return (
    <Select
      label={label}
      hiddenLabel
      placeholder={m.handover_split()}
      options={options}
      value={value}
      onChange={onChange}
      className={styles.to}
    />
  );
}

/** Which of those chosen can't take some of it. */
function Barred({
  items,
  colleagues,
  choices,
}: Pick<HeldGroupProps, 'colleagues' | 'choices'> & { items: readonly HeldItem[] }) {
  const chosen = new Set(items.map((item) => choiceOf(item, choices)));
  const barred = colleagues
    .filter(({ userId }) => chosen.has(userId))
    .map(({ userId, name }) => ({
      name,
      count: items.filter((item) => item.barred.includes(userId)).length,
    }))
    .filter(({ count }) => count > 0);
  if (barred.length === 0) return null;
  return (
    <Alert kind="warning">
      {barred.map(({ name, count }) => (
        <p key={name}>
          <WordedText>{m.handover_barred({ name, count })}</WordedText>
        </p>
      ))}
    </Alert>
  );
}
