export interface ConfirmQuestion {
  title: string;
  /** What will happen, and whether it can be undone. */
  text?: string;
  /** Why the question is asked, above the text. */
  note?: string;
  ok: string;
  cancel: string;
  /** Something will be deleted: the button is red. */
  danger?: boolean;
}

export interface ConfirmQueue {
  ask: (question: ConfirmQuestion) => Promise<boolean>;
  answer: (yes: boolean) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => ConfirmQuestion | null;
}

/** Questions raised anywhere on the page; one is shown at a time. */
export function createConfirmQueue(): ConfirmQueue {
  let waiting: { question: ConfirmQuestion; resolve: (yes: boolean) => void }[] = [];
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask: (question) =>
      new Promise((resolve) => {
        waiting.push({ question, resolve });
        notify();
      }),
    answer(yes) {
      const [first, ...others] = waiting;
      waiting = others;
      notify();
      first?.resolve(yes);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => waiting[0]?.question ?? null,
  };
}
