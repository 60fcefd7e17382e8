import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import {
  code,
  id,
  instant,
  keyword,
  largestInteger,
  pageOf,
  pageOfTabs,
  picture,
  sortedBy,
} from '../fields.ts';
import {
  choice,
  labelled,
  note,
  oneLine,
  oneOf,
  optionalText,
  pictureId,
  requiredText,
  wholeBetween,
} from '../form-field.ts';
import { galleryFileIds } from '../market/gallery.ts';
import { retCodes } from '../ret-code.ts';
import { planShape } from './public.ts';
import { buildingKinds, unitStates, viewingEvents, viewingStates } from './terms.ts';

const byProperty = { tag: 'building', access: ['OP_PROPERTY'] } as const;

/** A building as entered by an operator. */
export const buildingContent = z.object({
  name: requiredText(m.field_name, 30),
  kind: choice(m.field_building_kind, buildingKinds),
  address: oneLine(requiredText(m.field_address, 100)),
  areaX100: wholeBetween(m.field_total_area, 1, largestInteger),
  floors: wholeBetween(m.field_floors, 1, 100),
  intro: requiredText(m.field_note, 500),
  facilities: z
    .array(requiredText(m.field_facilities, 20))
    .max(12, { error: fault.most(m.field_facilities, 12) }),
  /** The district it stands in, by which roles can be limited. */
  regionId: labelled(m.building_field_district, code.nullable()).default(null),
  managerName: requiredText(m.field_manager_name, 20),
  managerPhone: requiredText(m.field_manager_phone, 20),
  fileId: pictureId(m.field_building_picture),
  galleryFileIds,
  mapShape: labelled(m.field_map_shape, planShape.nullable().default(null)),
});
export type BuildingContent = z.infer<typeof buildingContent>;

const managedBuilding = z.object({
  buildingId: id,
  version: z.int(),
  units: z.int(),
  vacant: z.int(),
  picture: picture.nullable(),
  gallery: z.array(picture),
  data: buildingContent,
});
export type ManagedBuilding = z.infer<typeof managedBuilding>;

export const buildingQueryManageList = call.list(byProperty, '/api/serviceManage/building/queryManageList', {
  place: 'LIST',
  summary: 'Lists the buildings for editing.',
  output: pageOf(managedBuilding),
});

export const buildingQueryManageDetail = call.detail(
  byProperty,
  '/api/serviceManage/building/queryManageDetail',
  { place: { building: 'id' }, summary: 'One building, for editing.', output: managedBuilding },
);

export const buildingSave = call.save(byProperty, '/api/serviceManage/building/save', {
  place: { building: 'id' },
  summary: 'Creates a building, or updates the one whose version is given.',
  data: buildingContent,
  output: z.object({ buildingId: id, version: z.int() }),
});

/** A unit as entered by an operator. */
export const unitContent = z.object({
  buildingId: labelled(m.field_building, id),
  floor: wholeBetween(m.field_floor, 1, 100),
  no: requiredText(m.field_unit_no, 20),
  areaX100: wholeBetween(m.field_area, 1, 100_000_000),
  use: requiredText(m.field_unit_use, 20),
  rentFenPerM2Month: wholeBetween(m.field_rent_per_m2, 0, 1_000_000),
  propertyFeeFenPerM2Month: wholeBetween(m.field_property_fee, 0, 1_000_000),
  state: choice(m.field_state, unitStates),
  planShape: labelled(m.field_plan_shape, planShape.nullable().default(null)),
});
export type UnitContent = z.infer<typeof unitContent>;

const managedUnit = z.object({
  unitId: id,
  version: z.int(),
  buildingName: z.string(),
  stateLabel: z.string(),
  /** The enterprise that has it under contract. */
  enterpriseName: z.string(),
  data: unitContent,
});
export type ManagedUnit = z.infer<typeof managedUnit>;

export const unitQueryManageList = call.list(byProperty, '/api/serviceManage/unit/queryManageList', {
  place: 'LIST',
  summary: 'Lists the units of one building or of all.',
  filter: {
    state: oneOf(m.field_state, unitStates).optional(),
    buildingId: id.optional(),
    keyword: keyword.optional(),
    sort: sortedBy('place', 'area', 'rent').default('place'),
  },
  output: pageOfTabs(managedUnit, unitStates),
});

export const unitQueryManageDetail = call.detail(byProperty, '/api/serviceManage/unit/queryManageDetail', {
  place: { unit: 'id' },
  summary: 'One unit, for editing.',
  output: managedUnit,
});

export const unitSave = call.save(byProperty, '/api/serviceManage/unit/save', {
  place: { unit: 'id', building: 'data.buildingId' },
  summary: 'Creates or updates a unit; its contracts determine whether it is let.',
  data: unitContent,
  output: z.object({ unitId: id, version: z.int() }),
});

const managedViewing = z.object({
  viewingId: id,
  no: z.string(),
  buildingName: z.string(),
  unitNo: z.string(),
  userName: z.string(),
  enterpriseName: z.string(),
  need: z.string(),
  visitAt: instant.nullable(),
  guideName: z.string(),
  /** The operator's note on the outcome. */
  remark: z.string(),
  state: z.enum(viewingStates),
  stateLabel: z.string(),
  createdAt: instant,
  version: z.int(),
  actions: abilities(viewingEvents),
});
export type ManagedViewing = z.infer<typeof managedViewing>;

export const viewingQueryManageList = call.list(byProperty, '/api/serviceManage/viewing/queryManageList', {
  place: 'LIST',
  summary: 'Lists the viewing requests of all users.',
  filter: {
    state: oneOf(m.field_state, viewingStates).optional(),
    buildingId: id.optional(),
    keyword: keyword.optional(),
    sort: sortedBy('visit', 'created').default('-created'),
  },
  output: pageOfTabs(managedViewing, viewingStates),
});

export const viewingQueryManageDetail = call.detail(
  byProperty,
  '/api/serviceManage/viewing/queryManageDetail',
  {
    place: { viewing: 'id' },
    summary: 'Returns a viewing request with the user’s phone number.',
    output: managedViewing.extend({ phone: z.string() }),
  },
);

export const viewingOperate = call.operate(byProperty, '/api/serviceManage/viewing/operate', {
  place: { viewing: 'id' },
  summary: 'Sets the time and guide of a viewing or records its outcome, and notifies the user.',
  events: viewingEvents,
  fields: {
    data: z
      .object({
        /** For `assign`: when the visit is, and who shows the building. */
        visitAt: labelled(m.field_visit_time, instant).optional(),
        guideName: optionalText(m.field_guide_name, 20),
        /** For `cancel` the user sees it; otherwise only colleagues do. */
        remark: note(m.field_reason, 200),
      })
      .default({ guideName: '', remark: '' }),
  },
  output: managedViewing,
  refuses: [retCodes.SLOT_TAKEN],
});
