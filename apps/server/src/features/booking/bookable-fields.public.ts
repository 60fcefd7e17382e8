import { bookableStateLabels } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import {
  clockTime,
  coded,
  type ImportField,
  labelsOf,
  listed,
  named,
  scaled,
  wholeDay,
  yesOrNo,
} from '../../feature/importer.ts';

const whole = scaled(0);

/** Days in one cell; undefined if one of them is no day. */
export function listedDays(text: string): string[] | undefined {
  const days = text
    .split(/[、，,;；|\s]+/)
    .filter((part) => part !== '')
    .map(wholeDay);
  return days.every((day) => day !== undefined) ? days : undefined;
}

/** Columns of everything that is booked by the half hour; a row may leave them all out. */
export const bookableFields: readonly ImportField[] = [
  {
    key: 'status',
    label: m.field_state,
    aliases: ['是否开放'],
    example: '开放',
    read: coded(bookableStateLabels),
    show: named(bookableStateLabels),
    options: () => labelsOf(bookableStateLabels),
  },
  { key: 'statusNote', label: m.field_reason, aliases: ['停用原因'], example: '' },
  {
    key: 'openFrom',
    label: m.booking_opens,
    aliases: ['开放开始', '开始时间'],
    note: m.import_master_note_half_hours,
    example: '08:00',
    read: clockTime,
  },
  {
    key: 'openTo',
    label: m.booking_closes,
    aliases: ['开放结束', '结束时间'],
    note: m.import_master_note_half_hours,
    example: '20:00',
    read: clockTime,
  },
  { key: 'maxSlots', label: m.field_max_slots, aliases: ['一次最多'], example: '8', read: whole },
  { key: 'needApproval', label: m.booking_needs_approval, aliases: ['要审核'], example: '否', ...yesOrNo },
  {
    key: 'closedDates',
    label: m.field_closed_dates,
    aliases: ['停用日期'],
    note: m.import_note_list,
    example: '',
    read: listedDays,
  },
];

/** Further columns of rooms and venues. */
export const bookablePlaceFields: readonly ImportField[] = [
  {
    key: 'equipment',
    label: m.field_equipment,
    aliases: ['设施', '配套'],
    note: m.import_note_list,
    example: '投影、白板',
    read: listed,
  },
  { key: 'intro', label: m.field_note, aliases: ['简介', '备注'], example: '' },
  ...bookableFields,
  { key: 'minAheadMin', label: m.field_min_ahead, aliases: ['至少提前'], example: '0', read: whole },
  { key: 'maxAheadDays', label: m.field_max_ahead, aliases: ['最多提前'], example: '30', read: whole },
  { key: 'dayLimitPerUser', label: m.field_day_limit, example: '2', read: whole },
  { key: 'weekLimitPerEnterprise', label: m.field_week_limit, example: '10', read: whole },
];

/** How a new place opens where its row does not say. */
export const bookableDefaults = {
  status: 'OPEN',
  statusNote: '',
  openFrom: '08:00',
  openTo: '20:00',
  maxSlots: 8,
  needApproval: false,
  closedDates: [],
};

export const bookablePlaceDefaults = {
  ...bookableDefaults,
  equipment: [],
  intro: '',
  minAheadMin: 0,
  maxAheadDays: 30,
  dayLimitPerUser: 2,
  weekLimitPerEnterprise: 10,
};
