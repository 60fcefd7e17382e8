interface Merged<Values> {
  values: Values;
  /** Number of fields changed on both sides, where the draft wins. */
  collisions: number;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (one: Fields, other: Fields) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** Whether two values are equal; an undefined field counts as missing. */
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
 * Applies a draft, typed over older values (`from`), to the current values: fields changed in the draft keep the
 * draft's value, all others take the current one. A list counts as one field.
 */
export function mergeDraft<Values extends object>(now: Values, typed: Values, from: Values): Merged<Values> {
  const { value, collisions } = mergeValue(now, typed, from);
  return { values: value as Values, collisions };
}
