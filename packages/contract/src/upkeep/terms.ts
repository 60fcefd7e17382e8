import * as m from '@portal/texts/messages';

/** One asset, or every asset of a kind. */
export const upkeepTargets = ['ASSET', 'KIND'] as const;
type UpkeepTarget = (typeof upkeepTargets)[number];

/** Every n months, on the first day of solar or of calendar seasons, or every n units of a meter. */
export const upkeepRhythms = ['MONTHS', 'SOLAR', 'SEASON', 'METER'] as const;
export type UpkeepRhythm = (typeof upkeepRhythms)[number];

export const seasons = ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'] as const;
export type Season = (typeof seasons)[number];

/** What the next date is counted from. */
export const upkeepBases = ['PLANNED', 'DONE'] as const;
export type UpkeepBasis = (typeof upkeepBases)[number];

/** Who gets the ticket: one technician, the first who takes it, or the dispatcher, who decides. */
export const upkeepCrews = ['WORKER', 'TEAM', 'DESK'] as const;
export type UpkeepCrew = (typeof upkeepCrews)[number];

/** As stored; a date has a ticket from its lead days on. */
const upkeepStatuses = ['PLANNED', 'TICKET', 'DONE', 'SKIPPED', 'ENDED'] as const;
export type UpkeepStatus = (typeof upkeepStatuses)[number];

/** As seen on a day: what is open is due, or overdue once its day is over. */
export const upkeepStates = ['PLANNED', 'DUE', 'OVERDUE', 'DONE', 'SKIPPED', 'ENDED'] as const;
export type UpkeepState = (typeof upkeepStates)[number];

export const upkeepDateEvents = ['move', 'skip'] as const;
export type UpkeepDateEvent = (typeof upkeepDateEvents)[number];

/** What happens to a date, people's decisions included. */
export const upkeepHappenings = ['ticket', ...upkeepDateEvents, 'done', 'end'] as const;
export type UpkeepHappening = (typeof upkeepHappenings)[number];

export const planStates = ['ACTIVE', 'ENDED'] as const;
export type PlanState = (typeof planStates)[number];

export const upkeepTargetLabels: Record<UpkeepTarget, () => string> = {
  ASSET: m.upkeep_target_asset,
  KIND: m.upkeep_target_kind,
};

export const upkeepRhythmLabels: Record<UpkeepRhythm, () => string> = {
  MONTHS: m.upkeep_rhythm_months,
  SOLAR: m.upkeep_rhythm_solar,
  SEASON: m.upkeep_rhythm_season,
  METER: m.upkeep_rhythm_meter,
};

export const seasonLabels: Record<Season, () => string> = {
  SPRING: m.upkeep_season_spring,
  SUMMER: m.upkeep_season_summer,
  AUTUMN: m.upkeep_season_autumn,
  WINTER: m.upkeep_season_winter,
};

export const upkeepBasisLabels: Record<UpkeepBasis, () => string> = {
  PLANNED: m.upkeep_basis_planned,
  DONE: m.upkeep_basis_done,
};

export const upkeepCrewLabels: Record<UpkeepCrew, () => string> = {
  WORKER: m.upkeep_crew_worker,
  TEAM: m.upkeep_crew_team,
  DESK: m.upkeep_crew_desk,
};

export const upkeepStateLabels: Record<UpkeepState, () => string> = {
  PLANNED: m.upkeep_state_planned,
  DUE: m.upkeep_state_due,
  OVERDUE: m.upkeep_state_overdue,
  DONE: m.upkeep_state_done,
  SKIPPED: m.upkeep_state_skipped,
  ENDED: m.upkeep_state_ended,
};

export const upkeepHappeningLabels: Record<UpkeepHappening, () => string> = {
  ticket: m.upkeep_did_ticket,
  move: m.upkeep_did_move,
  skip: m.upkeep_did_skip,
  done: m.upkeep_did_done,
  end: m.upkeep_did_end,
};

export const planStateLabels: Record<PlanState, () => string> = {
  ACTIVE: m.upkeep_plan_active,
  ENDED: m.upkeep_plan_ended,
};

/** How the stock of a part changes: bought in, taken for a ticket, what was left over of it, and counted. */
export const partMoves = ['IN', 'TAKEN', 'BACK', 'COUNTED'] as const;
export type PartMove = (typeof partMoves)[number];

export const partMoveLabels: Record<PartMove, () => string> = {
  IN: m.upkeep_move_in,
  TAKEN: m.upkeep_move_taken,
  BACK: m.upkeep_move_back,
  COUNTED: m.upkeep_move_counted,
};
