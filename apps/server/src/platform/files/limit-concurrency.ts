/** Runs at most `limit` tasks at a time; the others wait in order. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

export function limitConcurrency(limit: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
