import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, code, day, id, instant, keyword, pageOfTabs } from '../fields.ts';
import { choice, labelled, note, oneOf, requiredText, wholeBetween } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { repairStates } from '../repair/terms.ts';
import {
  planStates,
  seasons,
  upkeepBases,
  upkeepCrews,
  upkeepDateEvents,
  upkeepHappenings,
  upkeepRhythms,
  upkeepStates,
  upkeepTargets,
} from './terms.ts';

const byProperty = { tag: 'upkeep', access: ['OP_PROPERTY'] } as const;

const stepsMissing = fault.enter(m.upkeep_steps);

export const planContent = z
  .object({
    name: requiredText(m.field_name, 40),
    target: choice(m.upkeep_target, upkeepTargets),
    assetId: labelled(m.field_asset_name, id.nullable().default(null)),
    typeCode: labelled(m.upkeep_target_kind, code.nullable().default(null)),
    rhythm: choice(m.upkeep_rhythm, upkeepRhythms),
    months: wholeBetween(m.upkeep_months, 1, 60).nullable().default(null),
    seasons: labelled(
      m.upkeep_seasons,
      z
        .array(z.enum(seasons, { error: fault.unknown(m.upkeep_seasons) }))
        .max(seasons.length)
        .default([]),
    ),
    meterId: labelled(m.upkeep_meter, id.nullable().default(null)),
    units: wholeBetween(m.upkeep_units, 1, 10_000_000).nullable().default(null),
    /** The first date; for seasons and meters, the day from which they count. */
    startOn: chosenDay(m.upkeep_start_on),
    leadDays: wholeBetween(m.upkeep_lead_days, 0, 60),
    basis: choice(m.upkeep_basis, upkeepBases),
    steps: labelled(
      m.upkeep_steps,
      z
        .array(z.object({ text: requiredText(m.upkeep_step, 80) }))
        .min(1, { error: stepsMissing })
        .max(20, { error: fault.maxLines(m.upkeep_steps, 20) }),
    ),
    crew: choice(m.upkeep_crew, upkeepCrews),
    workerId: labelled(m.field_worker, id.nullable().default(null)),
    minutes: wholeBetween(m.field_planned_minutes, 15, 600),
  })
  .superRefine((plan, context) => {
    const { target, assetId, typeCode, rhythm, months, meterId, units, crew, workerId } = plan;
    const require = (path: string, isMissing: boolean, message: string) => {
      if (isMissing) context.addIssue({ code: 'custom', path: [path], message });
    };
    require('assetId', target === 'ASSET' && assetId === null, m.fault_choose({
      field: m.field_asset_name(),
    }));
    require('typeCode', target === 'KIND' && typeCode === null, m.fault_choose({
      field: m.upkeep_target_kind(),
    }));
    require('months', rhythm === 'MONTHS' && months === null, m.fault_fill_in({ field: m.upkeep_months() }));
    const isSeasonal = rhythm === 'SOLAR' || rhythm === 'SEASON';
    require('seasons', isSeasonal && plan.seasons.length === 0, m.fault_choose({
      field: m.upkeep_seasons(),
    }));
    require('meterId', rhythm === 'METER' && meterId === null, m.fault_choose({ field: m.upkeep_meter() }));
    require('units', rhythm === 'METER' && units === null, m.fault_fill_in({ field: m.upkeep_units() }));
    require('workerId', crew === 'WORKER' && workerId === null, m.fault_choose({ field: m.field_worker() }));
  });
export type PlanContent = z.infer<typeof planContent>;

const planRow = z.object({
  planId: id,
  version: z.int(),
  name: z.string(),
  state: z.enum(planStates),
  target: z.enum(upkeepTargets),
  /** The asset, or the kind of assets. */
  targetName: z.string(),
  rhythm: z.enum(upkeepRhythms),
  months: z.int().nullable(),
  seasons: z.array(z.enum(seasons)),
  units: z.int().nullable(),
  /** The next open date of any of its assets; null where a meter decides. */
  nextOn: day.nullable(),
  /** Assets that it has an open date for. */
  assets: z.int(),
});
export type UpkeepPlan = z.infer<typeof planRow>;

const planDetail = planRow.extend({
  data: planContent,
  assetText: z.string(),
  meterText: z.string(),
  endReason: z.string(),
  canEdit: ability(),
});
export type UpkeepPlanDetail = z.infer<typeof planDetail>;

export const upkeepQueryPlans = call.list(byProperty, '/api/propertyManage/upkeep/queryPlans', {
  summary: 'Lists the maintenance plans.',
  filter: { state: oneOf(m.field_state, planStates).optional(), keyword: keyword.optional() },
  output: pageOfTabs(planRow, planStates),
});

export const upkeepQueryPlan = call.detail(byProperty, '/api/propertyManage/upkeep/queryPlan', {
  summary: 'Returns a maintenance plan, for editing.',
  output: planDetail,
});

export const upkeepSavePlan = call.save(byProperty, '/api/propertyManage/upkeep/savePlan', {
  summary: 'Creates a maintenance plan, or updates the one whose version is given; open dates follow it.',
  data: planContent,
  output: z.object({ planId: id, version: z.int() }),
});

export const upkeepReason = z.object({ reason: requiredText(m.field_reason, 200) });

export const upkeepEndPlan = call.act(byProperty, '/api/propertyManage/upkeep/endPlan', {
  summary: 'Ends a maintenance plan; tickets that are open are still worked on.',
  fields: { data: upkeepReason },
  output: z.object({ version: z.int() }),
});

/** Searched for the form of a plan. */
const found = z.array(z.object({ value: id, text: z.string() }));

export const upkeepQueryChoices = call.read(byProperty, '/api/propertyManage/upkeep/queryChoices', {
  summary: 'Finds assets and meters that a plan can be for.',
  input: z.object({ assetKeyword: keyword.optional(), meterKeyword: keyword.optional() }),
  output: z.object({ assets: found, meters: found }),
});

const calendarDate = z.object({
  /** Null for a date that only follows from the plan so far. */
  dateId: id.nullable(),
  planId: id,
  planName: z.string(),
  assetName: z.string(),
  place: z.string(),
  dueOn: day,
  state: z.enum(upkeepStates),
});
export type UpkeepCalendarDate = z.infer<typeof calendarDate>;

const month = labelled(
  m.upkeep_month,
  z
    .string()
    .overwrite(cleanLine)
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, { error: m.fault_day }),
);

export const upkeepQueryCalendar = call.read(byProperty, '/api/propertyManage/upkeep/queryCalendar', {
  summary: 'Lists the maintenance of a month: done, due, overdue, skipped, and what follows from the plans.',
  input: z.object({ month }),
  output: z.object({ today: day, dates: z.array(calendarDate) }),
});

const dateDetail = z.object({
  dateId: id,
  version: z.int(),
  planId: id,
  planName: z.string(),
  assetName: z.string(),
  place: z.string(),
  plannedOn: day.nullable(),
  dueOn: day.nullable(),
  doneOn: day.nullable(),
  state: z.enum(upkeepStates),
  /** Earlier dates that passed without the work. */
  missed: z.array(day),
  ticketId: id.nullable(),
  ticketState: z.enum(repairStates).nullable(),
  steps: z.array(z.object({ text: z.string(), isTicked: z.boolean() })),
  history: z.array(
    z.object({
      at: instant,
      event: z.enum(upkeepHappenings),
      fromOn: day.nullable(),
      toOn: day.nullable(),
      reason: z.string(),
      who: z.string(),
    }),
  ),
  actions: abilities(upkeepDateEvents),
});
export type UpkeepDateDetail = z.infer<typeof dateDetail>;

export const upkeepQueryDate = call.detail(byProperty, '/api/propertyManage/upkeep/queryDate', {
  summary: 'Returns a date of a plan with everything that happened to it.',
  output: dateDetail,
});

export const dateContent = z.object({
  /** For `move`. */
  to: chosenDay(m.upkeep_move_to).nullable().default(null),
  reason: note(m.field_reason, 200),
});
export type DateContent = z.infer<typeof dateContent>;

export const upkeepOperateDate = call.operate(byProperty, '/api/propertyManage/upkeep/operateDate', {
  summary: 'Moves a date of a plan to another day, or skips it, for a reason that is kept.',
  events: upkeepDateEvents,
  fields: { data: dateContent },
  output: dateDetail,
});
