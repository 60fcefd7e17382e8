/** The codes that a table of names knows, in its order: a page of them needs none of the contract's schemas. */
export const codesOf = <Code extends string>(names: Record<Code, unknown>): Code[] =>
  Object.keys(names) as Code[];
