/** Where a link in a text may lead: a page of the portal, another site, a mail address, a telephone number. */
export const isLinkTarget = (text: string): boolean =>
  /^(https?:\/\/[^\s/]+\S*|\/(?![/\\])\S*|mailto:[^\s@]+@\S+|tel:[+\d][\d-]*)$/i.test(text);
