import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { id, instant } from '../fields.ts';
import { choice, labelled, optionalText, requiredText, wholeBetween } from '../form-field.ts';
import { lookAlike } from '../letters.ts';
import { contestStageKinds, leastScores, maxVoteWeight } from './terms.ts';

const fileId = z.string().max(64);
const some = (label: fault.Words, most: number) =>
  [
    [1, { error: fault.choose(label) }],
    [most, { error: fault.most(label, most) }],
  ] as const;

const listOf = <Item extends z.ZodType>(label: fault.Words, item: Item, most: number) => {
  const [least, upTo] = some(label, most);
  return labelled(
    label,
    z
      .array(item)
      .min(...least)
      .max(...upTo),
  );
};

const track = z.object({
  name: requiredText(m.field_contest_track, 20),
  intro: optionalText(m.field_note, 60),
});
const prize = z.object({
  level: requiredText(m.field_prize_level, 20),
  name: optionalText(m.field_prize_name, 20),
  amountFen: wholeBetween(m.field_prize_amount, 0, 100_000_000),
  count: wholeBetween(m.field_prize_count, 1, 50),
});
const criterion = z.object({
  name: requiredText(m.field_criterion, 20),
  weight: wholeBetween(m.field_criterion_weight, 1, 100),
  max: wholeBetween(m.field_criterion_max, 1, 100),
  note: optionalText(m.field_note, 80),
});
const stage = z.object({
  kind: choice(m.field_contest_stage, contestStageKinds),
  from: instant,
  to: instant,
});

const required = ['SIGN', 'SUBMIT', 'PRELIM', 'PUBLICITY'] as const;

/** A contest and its rules, as entered by the office. */
export const contestContent = z
  .object({
    title: requiredText(m.field_title, 60),
    body: requiredText(m.field_contest_body, 4_000),
    eligibility: requiredText(m.field_contest_eligibility, 1_000),
    fileId: labelled(m.field_contest_cover, fileId.nullable().default(null)),
    tracks: listOf(m.field_contest_track, track, 8),
    prizes: listOf(m.field_contest_prizes, prize, 10),
    stages: listOf(m.field_contest_stage, stage, 6),
    criteria: listOf(m.field_criterion, criterion, 10),
    teamMin: wholeBetween(m.field_team_min, 1, 20),
    teamMax: wholeBetween(m.field_team_max, 1, 20),
    judgeIds: labelled(m.contest_judges, z.array(id).max(40, { error: fault.most(m.contest_judges, 40) })),
    scoresPerEntry: wholeBetween(m.field_scores_per_entry, leastScores, 10),
    cutOff: wholeBetween(m.field_contest_cut_off, 1, 100),
    voteWeight: wholeBetween(m.field_vote_weight, 0, maxVoteWeight),
    notices: labelled(
      m.field_contest_notices,
      z
        .array(z.object({ at: instant, text: requiredText(m.field_content, 200) }))
        .max(30, { error: fault.maxLines(m.field_contest_notices, 30) }),
    ),
  })
  .superRefine(({ stages, criteria, tracks, teamMin, teamMax }, context) => {
    const wrong = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const kinds = stages.map(({ kind }) => kind);
    for (const kind of required) if (!kinds.includes(kind)) wrong(['stages'], m.fault_contest_stages());
    for (const [at, { kind, from, to }] of stages.entries()) {
      if (to <= from) wrong(['stages', at, 'to'], m.fault_end_before_start());
      if (kinds.indexOf(kind) < at)
        wrong(['stages', at, 'kind'], m.fault_repeated({ field: m.field_contest_stage() }));
      const before = stages[at - 1];
      if (before && from < before.from) wrong(['stages', at, 'from'], m.fault_contest_stage_order());
    }
    if (criteria.reduce((sum, { weight }) => sum + weight, 0) !== 100)
      wrong(['criteria'], m.fault_contest_weights());
    if (lookAlike(tracks.map(({ name }) => name)))
      wrong(['tracks'], m.fault_repeated({ field: m.field_contest_track() }));
    if (teamMax < teamMin) wrong(['teamMax'], m.fault_upper_below_lower());
  });
export type ContestContent = z.infer<typeof contestContent>;
