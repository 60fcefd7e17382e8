/** The id of what a user wants done, the same until there is an answer or he wants something else. */
export function createIdempotencyKey() {
  let current: { text: string; id: string } | undefined;
  return {
    /** Undefined where the browser makes no ids: without TLS, and not on this machine. */
    idOf: (input: unknown): string | undefined => {
      if (!('randomUUID' in crypto)) return undefined;
      const text = JSON.stringify(input);
      if (current?.text !== text) current = { text, id: crypto.randomUUID() };
      return current.id;
    },
    forget: () => {
      current = undefined;
    },
  };
}
