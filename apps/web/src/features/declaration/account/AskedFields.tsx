import type { OwnDeclarationDetail } from '@portal/contract/declaration/public';
import { formTarget, sourceNames } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Written } from '../../../platform/display/Written.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../shared/Declaration.module.css';

type Asked = OwnDeclarationDetail['fields'][number];

/** The fields of the item's form; if the application was returned, only fields with a note can be edited. */
export function AskedFields({ declaration }: { declaration: OwnDeclarationDetail }) {
  const { fields, notes, state, prefilled } = declaration;
  return (
    <FormSection
      title={m.declaration_part_form()}
      note={state === 'RETURNED' ? m.declaration_locked_note() : m.declaration_part_form_note()}
    >
      {fields.map((field) => {
        const note = notes.find(({ target }) => target === formTarget(field.code));
        const source = prefilled[field.code];
        const input = (
          <AskedInput
            field={field}
            disabled={state === 'RETURNED' && !note}
            hint={source && m.declaration_source({ source: sourceNames[source]() })}
          />
        );
        return (
          <Placed key={field.code} isWide={field.type === 'textarea' || note !== undefined}>
            {note ? <Noted note={note}>{input}</Noted> : input}
          </Placed>
        );
      })}
    </FormSection>
  );
}

const Placed = ({ isWide, children }: { isWide: boolean; children: ReactNode }) =>
  isWide ? <Wide>{children}</Wide> : <div lang={langOfContent('zh')}>{children}</div>;

/** The officer's note at its field. */
export function Noted({
  note,
  children,
}: {
  note: OwnDeclarationDetail['notes'][number];
  children: ReactNode;
}) {
  return (
    <Text as="div" padInline={14} padTop={12} padBottom={14} frame="thin" round className={styles.noted}>
      <p>
        <b>{m.declaration_officer_says()}</b> <Written>{note.text}</Written>
      </p>
      {children}
    </Text>
  );
}

interface AskedInputProps {
  field: Asked;
  disabled: boolean;
  hint: string | undefined;
}

function AskedInput({ field, disabled, hint }: AskedInputProps) {
  const { code, label, type, required, unit, maxLength, options } = field;
  const look = { name: `form.${code}`, label, required, disabled, ...(hint ? { hint } : {}) };
  if (type === 'textarea') return <TextAreaInput {...look} rows={4} maxLength={maxLength ?? 5_000} />;
  if (type === 'date') return <DateInput {...look} />;
  if (type === 'select')
    return (
      <SelectInput
        {...look}
        placeholder={m.input_choose()}
        options={options.map((option) => ({ value: option, text: option }))}
      />
    );
  return (
    <TextInput
      {...look}
      {...(unit ? { note: unit } : {})}
      {...(type === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...(type === 'phone' ? { type: 'tel' as const } : {})}
      maxLength={maxLength ?? 200}
    />
  );
}
