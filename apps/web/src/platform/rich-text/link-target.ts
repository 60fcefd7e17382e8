/**
 * Whether a link in a text has an allowed target: a page of the portal, another site, an email address, a phone number.
 */
export const isLinkTarget = (text: string): boolean =>
  /^(https?:\/\/[^\s/]+\S*|\/(?![/\\])\S*|mailto:[^\s@]+@\S+|tel:[+\d][\d-]*)$/i.test(text);
