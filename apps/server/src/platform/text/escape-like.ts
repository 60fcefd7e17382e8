/** A text that `like` takes for itself, whatever signs it holds. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
