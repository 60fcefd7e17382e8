/** Whether the database is still being filled with data: its pages can be read meanwhile, but nothing changed. */
export interface Filling {
  isRunning: () => boolean;
  /** The number of parts that are missing. */
  countLeft: () => Promise<number>;
  /** Runs `work` once all data is there. */
  onceDone: (work: () => void) => void;
}

/** The database has its data. */
export const filled: Filling = {
  isRunning: () => false,
  countLeft: async () => 0,
  onceDone: (work) => work(),
};

/** A filling that runs until `end` is called. */
export function beginFilling(countLeft: () => Promise<number>): { filling: Filling; end: () => void } {
  const waiting: (() => void)[] = [];
  let isRunning = true;
  const filling: Filling = {
    isRunning: () => isRunning,
    countLeft,
    onceDone: (work) => {
      if (isRunning) waiting.push(work);
      else work();
    },
  };
  const end = () => {
    isRunning = false;
    for (const work of waiting.splice(0)) work();
  };
  return { filling, end };
}
