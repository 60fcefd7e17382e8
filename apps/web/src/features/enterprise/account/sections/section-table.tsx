import type { ProfileSection } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { type ComponentType, lazy } from 'react';
import { AnnualView } from './AnnualView.tsx';
import { BankView } from './BankView.tsx';
import { BasicView, ContactsView } from './FieldsView.tsx';
import { HonoursView } from './HonoursView.tsx';
import { IntroView } from './IntroView.tsx';
import { InvoiceView } from './InvoiceView.tsx';
import { ProductsView } from './ProductsView.tsx';
import type { EditorProps, ViewProps } from './section-props.ts';
import { VisibilityView } from './VisibilityView.tsx';

interface Section {
  View: ComponentType<ViewProps>;
  /** Loaded when the editor is opened. */
  Editor: ComponentType<EditorProps>;
  /** Who can see it. */
  note: () => string;
}

const open = m.profile_public_note;
const inner = m.profile_members_only;

const later = (load: () => Promise<ComponentType<EditorProps>>) =>
  lazy(async () => ({ default: await load() }));

/** The view and editor of each section. */
export const sectionTable: Record<ProfileSection, Section> = {
  BASIC: {
    View: BasicView,
    Editor: later(async () => (await import('./FieldsEditor.tsx')).BasicEditor),
    note: open,
  },
  INTRO: {
    View: IntroView,
    Editor: later(async () => (await import('./IntroEditor.tsx')).IntroEditor),
    note: open,
  },
  PRODUCTS: {
    View: ProductsView,
    Editor: later(async () => (await import('./ProductsEditor.tsx')).ProductsEditor),
    note: open,
  },
  HONOURS: {
    View: HonoursView,
    Editor: later(async () => (await import('./HonoursEditor.tsx')).HonoursEditor),
    note: open,
  },
  ANNUAL: {
    View: AnnualView,
    Editor: later(async () => (await import('./AnnualEditor.tsx')).AnnualEditor),
    note: inner,
  },
  CONTACTS: {
    View: ContactsView,
    Editor: later(async () => (await import('./FieldsEditor.tsx')).ContactsEditor),
    note: inner,
  },
  BANK: {
    View: BankView,
    Editor: later(async () => (await import('./BankEditor.tsx')).BankEditor),
    note: inner,
  },
  INVOICE: {
    View: InvoiceView,
    Editor: later(async () => (await import('./InvoiceEditor.tsx')).InvoiceEditor),
    note: inner,
  },
  VISIBILITY: {
    View: VisibilityView,
    Editor: later(async () => (await import('./VisibilityEditor.tsx')).VisibilityEditor),
    note: () => '',
  },
};
