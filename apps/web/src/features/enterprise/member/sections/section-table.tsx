import type { ComponentType } from 'react';
import { profile_members_only, profile_public_note } from '../../../../platform/i18n/paraglide/messages.js';
import type { ProfileSection } from '../profile/own-profile.ts';
import { AnnualEditor, AnnualView } from './AnnualSection.tsx';
import { BankEditor, BankView } from './BankSection.tsx';
import { BasicEditor } from './BasicEditor.tsx';
import { BasicView } from './BasicView.tsx';
import { ContactsEditor, ContactsView } from './ContactsSection.tsx';
import { HonoursEditor, HonoursView } from './HonoursSection.tsx';
import { IntroEditor, IntroView } from './IntroSection.tsx';
import { InvoiceEditor, InvoiceView } from './InvoiceSection.tsx';
import { ProductsEditor, ProductsView } from './ProductsSection.tsx';
import type { EditorProps, ViewProps } from './section-props.ts';
import { VisibilityEditor, VisibilityView } from './VisibilitySection.tsx';

interface Section {
  View: ComponentType<ViewProps>;
  Editor: ComponentType<EditorProps>;
  /** Who sees it. */
  note: () => string;
}

const open = profile_public_note;
const inner = profile_members_only;

/** How each section is shown and edited. */
export const sectionTable: Record<ProfileSection, Section> = {
  BASIC: { View: BasicView, Editor: BasicEditor, note: open },
  INTRO: { View: IntroView, Editor: IntroEditor, note: open },
  PRODUCTS: { View: ProductsView, Editor: ProductsEditor, note: open },
  HONOURS: { View: HonoursView, Editor: HonoursEditor, note: open },
  ANNUAL: { View: AnnualView, Editor: AnnualEditor, note: inner },
  CONTACTS: { View: ContactsView, Editor: ContactsEditor, note: inner },
  BANK: { View: BankView, Editor: BankEditor, note: inner },
  INVOICE: { View: InvoiceView, Editor: InvoiceEditor, note: inner },
  VISIBILITY: { View: VisibilityView, Editor: VisibilityEditor, note: () => '' },
};
