import * as m from '@portal/texts/messages';

export const buildingKinds = ['OFFICE', 'GREENHOUSE', 'COLD', 'HALL', 'STORE'] as const;
export type BuildingKind = (typeof buildingKinds)[number];

export const buildingKindLabels: Record<BuildingKind, () => string> = {
  OFFICE: m.building_kind_office,
  GREENHOUSE: m.building_kind_greenhouse,
  COLD: m.building_kind_cold,
  HALL: m.building_kind_hall,
  STORE: m.building_kind_store,
};

/** A unit is let, and free again, by its contracts; the other states operators may set. */
export const unitStates = ['VACANT', 'RESERVED', 'LEASED', 'MAINTENANCE'] as const;
export type UnitState = (typeof unitStates)[number];

export const unitStateLabels: Record<UnitState, () => string> = {
  VACANT: m.state_unit_vacant,
  RESERVED: m.state_unit_reserved,
  LEASED: m.state_unit_leased,
  MAINTENANCE: m.state_unit_maintenance,
};

/** A wish to see a unit, or to be told of one: INTENT and NO_INTENT are what came of it. */
export const viewingStates = [
  'SUBMITTED',
  'ASSIGNED',
  'VISITED',
  'INTENT',
  'NO_INTENT',
  'CANCELLED',
] as const;
export type ViewingState = (typeof viewingStates)[number];

/** The states in which a building's guide is bound to the time of the visit. */
export const boundViewingStates = ['SUBMITTED', 'ASSIGNED'] as const satisfies ViewingState[];

/** What operators do with a request; its user may cancel it. */
export const viewingEvents = ['assign', 'visit', 'intend', 'decline', 'cancel'] as const;
export type ViewingEvent = (typeof viewingEvents)[number];

/** Every transition there is; any other is refused with 500012. Whoever has been assigned can be assigned anew. */
export const viewingTransitions: Record<ViewingState, Partial<Record<ViewingEvent, ViewingState>>> = {
  SUBMITTED: { assign: 'ASSIGNED', cancel: 'CANCELLED' },
  ASSIGNED: { assign: 'ASSIGNED', visit: 'VISITED', cancel: 'CANCELLED' },
  VISITED: { intend: 'INTENT', decline: 'NO_INTENT' },
  INTENT: {},
  NO_INTENT: {},
  CANCELLED: {},
};

export const viewingStateLabels: Record<ViewingState, () => string> = {
  SUBMITTED: m.state_viewing_submitted,
  ASSIGNED: m.state_viewing_assigned,
  VISITED: m.state_viewing_visited,
  INTENT: m.state_viewing_intent,
  NO_INTENT: m.state_viewing_no_intent,
  CANCELLED: m.state_cancelled,
};
