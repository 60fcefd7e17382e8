import * as m from '@portal/texts/messages';

/** A postal address in the park, for search engines. */
export const addressJsonLd = (street: string) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: m.site_park_name(),
  addressCountry: 'CN',
});
