import { type ApplicationField, applicationParts } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';

interface EntryPart {
  /** Anchor of its section. */
  id: string;
  name: () => string;
  fields: readonly ApplicationField[];
}

const { subject, business, intro, contact, products, licence } = applicationParts;

/** The sections of the form in their order, each with its fields. */
export const entryParts = {
  subject: {
    id: 'entry-subject',
    name: m.identity_section_subject,
    fields: [...subject, ...business, ...intro],
  },
  contact: { id: 'entry-contact', name: m.identity_section_contact, fields: contact },
  products: { id: 'entry-products', name: m.identity_section_products, fields: products },
  licence: { id: 'entry-licence', name: m.identity_section_licence, fields: licence },
} satisfies Record<string, EntryPart>;
