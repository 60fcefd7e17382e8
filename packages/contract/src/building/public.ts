import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenId, fen, id, instant, pageOf, picture } from '../fields.ts';
import { flag, labelled, oneOf, optionalText, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { buildingKinds, unitStates, viewingStates } from './terms.ts';

const tag = 'building';

const open = { tag, access: 'public' } as const;
const session = { tag, access: 'session' } as const;

/** Position of a unit on its floor plan, or of a building on the map, in thousandths of width and height. */
export const planShape = z.object({
  left: wholeBetween(m.field_plan_left, 0, 990),
  top: wholeBetween(m.field_plan_top, 0, 990),
  width: wholeBetween(m.field_plan_width, 10, 1_000),
  height: wholeBetween(m.field_plan_height, 10, 1_000),
});
export type PlanShape = z.infer<typeof planShape>;

const counts = z.object({
  units: z.int(),
  vacant: z.int(),
  reserved: z.int(),
  leased: z.int(),
  maintenance: z.int(),
});

const buildingRow = z.object({
  buildingId: id,
  name: z.string(),
  kind: z.enum(buildingKinds),
  /** Hundredths of a square metre, like every area. */
  areaX100: z.int(),
  floors: z.int(),
  picture: picture.nullable(),
  counts,
  /** Rent range over all units, in fen per square metre and month; null if it has no units. */
  rentFrom: fen.nullable(),
  rentTo: fen.nullable(),
  /** Position on the map of the park; null if it has not been drawn. */
  mapShape: planShape.nullable(),
});
export type BuildingRow = z.infer<typeof buildingRow>;

export const buildingQueryList = call.list(open, '/api/serviceManage/building/queryList', {
  summary: 'Lists the park’s buildings with what is available to let in each.',
  filter: {
    kind: oneOf(m.field_building_kind, buildingKinds).optional(),
    /** 1: only buildings with a unit to let. */
    vacant: flag('vacant').optional(),
  },
  output: pageOf(buildingRow),
});

const unitRow = z.object({
  unitId: id,
  floor: z.int(),
  no: z.string(),
  areaX100: z.int(),
  use: z.string(),
  rentFenPerM2Month: fen,
  propertyFeeFenPerM2Month: fen,
  /** For the whole area, rounded to the fen. */
  rentFenPerMonth: fen,
  propertyFeeFenPerMonth: fen,
  state: z.enum(unitStates),
  stateLabel: z.string(),
  /** The tenant's name, if the enterprise is public. */
  tenant: z.string(),
  /** As entered, or laid out by area if any unit on the floor has no shape. */
  planShape,
});
export type UnitRow = z.infer<typeof unitRow>;

const buildingQueryDetailAnswer = buildingRow.extend({
  address: z.string(),
  intro: z.string(),
  facilities: z.array(z.string()),
  gallery: z.array(picture),
  managerName: z.string(),
  managerPhone: z.string(),
  units: z.array(unitRow),
  visitTimes: z.array(z.object({ at: instant, isFree: z.boolean() })),
});

export const buildingQueryDetail = call.detail(open, '/api/serviceManage/building/queryDetail', {
  summary: 'Returns a building with its units by floor and its viewing times.',
  output: buildingQueryDetailAnswer,
});

/** With a time it is a viewing; without one, a request to be notified of vacancies. */
const viewingContent = z.object({
  buildingId: chosenId(m.field_building),
  unitId: chosenId(m.field_unit_of_building).nullable().default(null),
  visitAt: labelled(m.field_visit_time, instant.nullable().default(null)),
  need: optionalText(m.field_viewing_need, 300),
});

const viewingRow = z.object({
  viewingId: id,
  no: z.string(),
  unitNo: z.string(),
  visitAt: instant.nullable(),
  need: z.string(),
  /** Who shows the building, once assigned. */
  guideName: z.string(),
  state: z.enum(viewingStates),
  stateLabel: z.string(),
  version: z.int(),
  actions: abilities(['cancel']),
});
export type ViewingRow = z.infer<typeof viewingRow>;

export const viewingSubmit = call.write(session, '/api/serviceManage/viewing/submit', {
  summary:
    'Requests a viewing of a unit at one of the offered times, or to be notified when units become free.',
  input: z.object({ data: viewingContent }),
  output: viewingRow,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.SLOT_TAKEN, retCodes.LIMIT_REACHED],
});

export const viewingQueryOwn = call.read(session, '/api/serviceManage/viewing/queryOwn', {
  summary: 'Lists the caller’s open viewing requests and the most recent closed ones.',
  input: z.object({ buildingId: id }),
  output: z.object({ rows: z.array(viewingRow) }),
});

export const viewingCancel = call.act(session, '/api/serviceManage/viewing/cancel', {
  summary: 'Withdraws one of the caller’s viewing requests.',
  output: viewingRow,
});
