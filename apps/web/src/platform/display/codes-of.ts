/** The codes in a table of names, in its order, so that a page needs none of the contract's schemas for them. */
export const codesOf = <Code extends string>(names: Record<Code, unknown>): Code[] =>
  Object.keys(names) as Code[];

/** The choices of a table of names, as selects, radio buttons and filters take them. */
export const optionsOf = (names: Record<string, () => string>) =>
  Object.entries(names).map(([value, name]) => ({ value, text: name() }));
