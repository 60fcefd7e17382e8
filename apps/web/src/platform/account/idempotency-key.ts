/** The idempotency key of a request: the same for retries, a new one after an answer or when the input changes. */
export function createIdempotencyKey() {
  let current: { text: string; id: string } | undefined;
  return {
    /** Undefined if the browser cannot create UUIDs: without TLS, except on localhost. */
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
