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

/** Contracts set a unit to leased and back to vacant; operators may set the other states. */
export const unitStates = ['VACANT', 'RESERVED', 'LEASED', 'MAINTENANCE'] as const;
export type UnitState = (typeof unitStates)[number];

export const unitStateLabels: Record<UnitState, () => string> = {
  VACANT: m.state_unit_vacant,
  RESERVED: m.state_unit_reserved,
  LEASED: m.state_unit_leased,
  MAINTENANCE: m.state_unit_maintenance,
};

/** A request to view a unit or to be notified of vacancies. INTENT and NO_INTENT are its outcomes. */
export const viewingStates = [
  'SUBMITTED',
  'ASSIGNED',
  'VISITED',
  'INTENT',
  'NO_INTENT',
  'CANCELLED',
] as const;
export type ViewingState = (typeof viewingStates)[number];

/** States in which the visit time is reserved for the building's guide. */
export const boundViewingStates = ['SUBMITTED', 'ASSIGNED'] as const satisfies ViewingState[];

/** What operators can do with a request; its user may cancel it. */
export const viewingEvents = ['assign', 'visit', 'intend', 'decline', 'cancel'] as const;
export type ViewingEvent = (typeof viewingEvents)[number];

/** Every allowed transition; any other is refused with 500012. An assigned request can be reassigned. */
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
