/**
 * The address of the list that a detail page belongs to: its parent, or its sibling if details have a `-details`
 * address.
 */
export const listPathOf = (path: string): string => path.replace(/(?:-details)?\/[^/]*$/, '');
