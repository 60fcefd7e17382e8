interface Merged<Values> {
  values: Values;
  /** How many places both have changed; there the draft stands. */
  collisions: number;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (one: Fields, other: Fields) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** Whether both say the same; a field that is undefined is one that is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, place) => isSame(value, other[place]));
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  return namesOf(one, other).every((name) => isSame(one[name], other[name]));
}

function mergeValue(now: unknown, typed: unknown, from: unknown): { value: unknown; collisions: number } {
  if (isFields(now) && isFields(typed) && isFields(from)) {
    const merged = namesOf(now, typed).map(
      (name) => [name, mergeValue(now[name], typed[name], from[name])] as const,
    );
    return {
      value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
      collisions: merged.reduce((sum, [, { collisions }]) => sum + collisions, 0),
    };
  }
  if (isSame(typed, from)) return { value: now, collisions: 0 };
  const isCollision = !isSame(now, from) && !isSame(now, typed);
  return { value: typed, collisions: isCollision ? 1 : 0 };
}

/**
 * What was typed into a form that had come `from` older values, put over those of now: a field is the draft's
 * where it was changed there, else the newest. A list counts as one field.
 */
export function mergeDraft<Values extends object>(now: Values, typed: Values, from: Values): Merged<Values> {
  const { value, collisions } = mergeValue(now, typed, from);
  return { values: value as Values, collisions };
}
