import type { BlindEntry, JudgedContest } from '@portal/contract/contest/judging';
import type { JudgeEvent } from '@portal/contract/contest/terms';
import { ballotStateLabels } from '@portal/contract/contest/terms';
import * as m from '@portal/texts/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { lockIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { ballotVariants } from '../shared/contest-words.ts';
import { ballotQueryKeys } from './ballot-query-keys.ts';
import styles from './MyJudgingPage.module.css';

/** Long enough to type a two-digit number. */
const pauseMs = 800;

const configs: Record<JudgeEvent, ActionConfig> = {
  lock: { text: m.contest_lock, ask: m.contest_lock_text },
  conflict: { text: m.contest_declare_conflict, ask: m.contest_conflict_text, needsReason: true },
};

interface BallotFormProps {
  entry: BlindEntry;
  criteria: JudgedContest['criteria'];
}

/** Weighted points so far, and the maximum for the criteria already scored. */
function sumOf(items: readonly (number | null)[], criteria: JudgedContest['criteria']) {
  let [points, most] = [0, 0];
  for (const [at, { weight, max }] of criteria.entries()) {
    const item = items[at] ?? null;
    if (item === null) continue;
    points += (weight * item) / max;
    most += weight;
  }
  return { points: points.toFixed(1), most };
}

/** Saves the ballot automatically; the last server answer gives the version for the next save. */
function useBallot(entry: BlindEntry) {
  const [items, setItems] = useState(entry.items);
  const [comment, setComment] = useState(entry.comment);
  const [kept, setKept] = useState(entry);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useMutationOf('POST /api/activityManage/judging/save', {
    invalidates: ['GET /api/activityManage/judging/queryList'],
  });
  const isDirty = comment !== kept.comment || items.some((item, at) => item !== kept.items[at]);
  const keep = async (): Promise<BlindEntry | undefined> => {
    clearTimeout(timer.current);
    if (!isDirty) return kept;
    const done = await save.run({ id: entry.ballotId, version: kept.version, data: { items, comment } });
    if (done) setKept(done);
    return done;
  };
  const keepLater = useEffectEvent(() => void keep());
  const written = JSON.stringify([items, comment]);
  useEffect(() => {
    if (!isDirty || save.busy) return;
    timer.current = setTimeout(() => keepLater(), written === '' ? 0 : pauseMs);
    return () => clearTimeout(timer.current);
  }, [written, isDirty, save.busy]);
  useLeaveGuard(isDirty);
  return { items, setItems, comment, setComment, kept, isDirty, busy: save.busy, keep };
}

/** The ballot: points per criterion, saved while typing, then locked for good. */
export function BallotForm({ entry, criteria }: BallotFormProps) {
  const { items, setItems, comment, setComment, kept, isDirty, busy, keep } = useBallot(entry);
  const { canScore, others } = entry;
  // Until the ballot is locked, the last save is newer than the first load.
  const shownState = canScore ? kept.state : entry.state;
  const open = criteria.length - items.filter((item) => item !== null).length;
  const { points, most } = sumOf(items, criteria);
  const operate = useMutationOf('POST /api/activityManage/judging/operate', {
    done: ({ stateLabel }) => m.act_done({ title: entry.no, state: stateLabel }),
    invalidates: ballotQueryKeys,
  });
  const { acts, dialog } = useEventActs<JudgeEvent>({
    configs,
    possible: canScore ? (open === 0 ? ['lock', 'conflict'] : ['conflict']) : [],
    title: entry.no,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => {
      const latest = await keep();
      if (!latest) return false;
      return (
        (await operate.run({ id: entry.ballotId, event, version: latest.version, data: { reason } })) !==
        undefined
      );
    },
  });
  const put = (at: number, value: number | null) =>
    setItems(criteria.map((_, nth) => (nth === at ? value : (items[nth] ?? null))));
  return (
    <Stack as="section" atTop gap={16} pad={20} className={styles.ballot} aria-label={m.contest_ballot()}>
      <h2>{m.contest_ballot()}</h2>
      {criteria.map(({ name, weight, max, note }, at) => (
        <Text key={name} as="div" lineAbove="thin" padTop={12}>
          <NumberField
            label={`${name} ${weight}%`}
            hint={note === '' ? m.contest_points({ max }) : `${note} · ${m.contest_points({ max })}`}
            value={items[at] ?? null}
            minValue={0}
            maxValue={max}
            disabled={!canScore}
            onChange={(value) => put(at, value === null ? null : Math.round(value))}
          />
        </Text>
      ))}
      <Row as="p" gap={12} align="baseline" lineAbove="strong" padTop={12} tone="quiet">
        <Text as="b" tone="ink" size={28} figures>
          {open === 0 ? points : '—'}
        </Text>
        <span>{open === 0 ? m.contest_total() : m.contest_total_open({ open, points, most })}</span>
      </Row>
      <TextArea
        label={m.contest_comment()}
        hint={m.contest_comment_note()}
        rows={3}
        maxLength={500}
        value={comment}
        disabled={!canScore}
        onChange={setComment}
      />
      <Stack
        gap={10}
        padInline={20}
        padTop={14}
        padBottom={16}
        ground="quiet"
        tone="quiet"
        className={styles.lock}
      >
        {canScore && (
          <>
            <Row as="p" wrap gap={8} role="status">
              {busy ? m.act_saving() : isDirty ? m.act_unsaved() : m.contest_kept()}
            </Row>
            <Row as="p" wrap gap={8}>
              {acts.map(({ key, text, busy: isBusy, onPress }) => (
                <Button
                  key={key}
                  busy={isBusy}
                  icon={key === 'lock' ? lockIcon : undefined}
                  variant={key === 'lock' ? 'main' : undefined}
                  onClick={onPress}
                >
                  {text}
                </Button>
              ))}
            </Row>
            <Row as="p" wrap gap={8}>
              {open === 0 ? m.contest_lock_note() : m.contest_lock_open({ open })}
            </Row>
          </>
        )}
        <Row as="ul" wrap gap={8} className={styles.others}>
          <li>
            {m.contest_you()}{' '}
            <Status kind={ballotVariants[shownState]}>{ballotStateLabels[shownState]()}</Status>
          </li>
          {others.map((other, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: judges have no names here
            <li key={at}>
              {m.contest_judge_no({ no: at + 1 })}{' '}
              <Status kind={ballotVariants[other]}>{ballotStateLabels[other]()}</Status>
            </li>
          ))}
        </Row>
      </Stack>
      {dialog}
    </Stack>
  );
}
