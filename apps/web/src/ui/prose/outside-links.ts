/** Makes links starting with http open in a new window. `html` is sanitised, so its links have only an address. */
export const openOutside = (html: string): string =>
  html.replace(/<a href="(?=https?:)/gi, '<a target="_blank" rel="noopener" href="');
