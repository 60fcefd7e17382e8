/** Where an archive is stored: a written one until it expires, an uploaded one until it is read. */
export const storageKeyOfArchive = (id: string): string => `park/${id.toLowerCase()}`;
