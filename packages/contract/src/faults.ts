import * as m from '@portal/texts/messages';

/** A text in the reader's language, looked up when it is displayed. */
export type Words = () => string;

// Faults of a field, which is referred to by its label.
export const enter = (label: Words) => () => m.fault_enter({ field: label() });
export const fillIn = (label: Words) => () => m.fault_fill_in({ field: label() });
export const choose = (label: Words) => () => m.fault_choose({ field: label() });
export const absent = (label: Words) => () => m.fault_absent({ field: label() });
export const wrong = (label: Words) => () => m.fault_wrong({ field: label() });
export const malformed = (label: Words) => () => m.fault_malformed({ field: label() });
export const repeated = (label: Words) => () => m.fault_repeated({ field: label() });
export const tooLarge = (label: Words) => () => m.fault_too_large({ field: label() });
export const tooLong = (label: Words) => () => m.fault_too_long({ field: label() });
export const unknown = (label: Words) => () => m.fault_unknown({ field: label() });
export const unknownKind = (label: Words) => () => m.fault_unknown_kind({ field: label() });

export const maxLength = (label: Words, max: number) => () => m.fault_longest({ field: label(), max });
export const maxLengthNote = (label: Words, max: number) => () =>
  m.fault_longest_note({ field: label(), max });
export const length = (label: Words, min: number, max: number) => () =>
  m.fault_length({ field: label(), min, max });
export const lengthFrom = (label: Words, min: number, max: number) => () =>
  m.fault_length_from({ field: label(), min, max });
export const whole = (label: Words, min: number, max: number) => () =>
  m.fault_whole({ field: label(), min, max });

// Exceeds the maximum number of entries; Chinese uses a different measure word for each kind of thing.
export const most = (label: Words, max: number) => () => m.fault_most({ field: label(), max });
export const maxItems = (label: Words, max: number) => () => m.fault_most_items({ field: label(), max });
export const maxLines = (label: Words, max: number) => () => m.fault_most_lines({ field: label(), max });
export const maxPeople = (label: Words, max: number) => () => m.fault_most_people({ field: label(), max });
