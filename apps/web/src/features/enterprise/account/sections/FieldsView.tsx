import {
  type FieldSection,
  fieldOf,
  type SectionField,
  sectionFields,
} from '@portal/contract/enterprise/fields';
import type { ReactNode } from 'react';
import { Written } from '../../../../platform/display/Written.tsx';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { amountText } from '../../../policy/shared/amount-text.ts';
import { nameIn } from '../profile/use-choices.ts';
import { labelOf } from './section-labels.ts';
import type { ViewProps } from './section-props.ts';

const none = '—';

/** Stages and scales are shown in the reader's language; dictionary values are Chinese. */
const isWorded = (name: SectionField) => ['stages', 'scales'].includes(fieldOf(name).from ?? '');

/** The displayed value of a field by its kind. */
function shownOf(name: SectionField, { profile, choices }: ViewProps): ReactNode {
  const { kind, from } = fieldOf(name);
  const value = profile[name];
  if (value === null) return none;
  if (typeof value === 'number') return amountText(value, currentLocale());
  const textOf = (text: string) => {
    const shown = from ? nameIn(choices[from], text) : text;
    return isWorded(name) ? shown : <Written>{shown}</Written>;
  };
  if (typeof value === 'string') return kind === 'contact' || kind === 'day' ? value : textOf(value);
  if (value.length === 0) return none;
  return (
    <Row as="span" wrap gap={6}>
      {value.map((each, at) => (
        // The first stage is the main one.
        <Tag key={each} tone={kind === 'chips' && at === 0 ? 'brand' : 'neutral'}>
          {textOf(each)}
        </Tag>
      ))}
    </Row>
  );
}

/** View of a section that consists only of fields. */
function FieldsView({ section, ...props }: ViewProps & { section: FieldSection }) {
  const facts = sectionFields[section].map((name) => ({
    name: labelOf(name),
    value: shownOf(name, props),
    ...(fieldOf(name).wide ? { wide: true } : {}),
  }));
  return <Facts facts={facts} />;
}

export const BasicView = (props: ViewProps) => <FieldsView {...props} section="BASIC" />;
export const ContactsView = (props: ViewProps) => <FieldsView {...props} section="CONTACTS" />;
