/** The list to which the address of a detail page belongs: above it, or beside it where details have a name of their own. */
export const listPathOf = (path: string): string => path.replace(/(?:-details)?\/[^/]*$/, '');
