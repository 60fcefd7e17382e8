/** Numbers that a seed repeats (mulberry32). */
export function chanceFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from `least` to `most`, both included. */
    whole: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    isOnce: (inTimes: number): boolean => next() * inTimes < 1,
    oneOf: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value,
  };
}

export type Chance = ReturnType<typeof chanceFrom>;
