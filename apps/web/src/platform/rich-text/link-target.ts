/** Completes an address that people write as `www.example.org`, which a browser would look for on this site. */
export const completeTarget = (text: string): string =>
  text.trim().replace(/^www\.(?=[^\s./])/i, 'https://$&');

/**
 * Whether a link in a text has an allowed target: a page of the portal, another site, an email address, a phone number.
 */
export const isLinkTarget = (text: string): boolean =>
  /^(https?:\/\/[^\s/]+\S*|\/(?![/\\])\S*|mailto:[^\s@]+@\S+|tel:[+\d][\d-]*)$/i.test(text);
