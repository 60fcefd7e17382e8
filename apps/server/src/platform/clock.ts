/** Where the server reads the time; tests hand in another. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
