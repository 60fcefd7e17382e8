/** The codes of a table of names, in its order, so that a page doesn't have to load the contract's schemas for them. */
export const codesOf = <Code extends string>(names: Record<Code, unknown>): Code[] =>
  Object.keys(names) as Code[];

/** The options of a table of names, for selects, radio buttons and filters. */
export const optionsOf = (names: Record<string, () => string>) =>
  Object.entries(names).map(([value, name]) => ({ value, text: name() }));
