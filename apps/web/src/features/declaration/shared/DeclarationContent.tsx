import type { OwnDeclarationDetail } from '@portal/contract/declaration/public';
import { formTarget, materialTarget } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import styles from './Declaration.module.css';

type Shown = Pick<OwnDeclarationDetail, 'fields' | 'asked' | 'form' | 'materials' | 'notes'>;

/** Read-only form and materials of an application; corrected items also show the previous value. */
export function DeclarationContent({ declaration }: { declaration: Shown }) {
  const { fields, asked, materials } = declaration;
  return (
    <>
      <Text as="section" above={24} below={24}>
        <Text as="h3" below={10} size={16} className={styles.heading}>
          {m.declaration_part_form()}
        </Text>
        <Facts facts={fields.map((field) => factOf(declaration, field))} />
      </Text>
      <Text as="section" above={24} below={24}>
        <Text as="h3" below={10} size={16} className={styles.heading}>
          {m.declaration_part_materials()}{' '}
          <small>{m.declaration_submitted_count({ submitted: materials.length, asked: asked.length })}</small>
        </Text>
        <Text as="ul" lineAbove="thin">
          {asked.map(({ code, name, required }) => {
            const submitted = materials.find((material) => material.code === code);
            return (
              <li key={code} className={styles.row}>
                <span>
                  <Written>{name}</Written> {!required && <Tag>{m.field_material_optional()}</Tag>}
                  {submitted && submitted.libraryVersion !== null && (
                    <Text as="small" block className={styles.note}>
                      {m.declaration_from_library({ version: submitted.libraryVersion })}
                    </Text>
                  )}
                  <NoteOf declaration={declaration} target={materialTarget(code)} />
                </span>
                {submitted ? (
                  <FileButton file={submitted.file} />
                ) : (
                  <Text as="span" block className={styles.note}>
                    {m.declaration_not_submitted()}
                  </Text>
                )}
              </li>
            );
          })}
        </Text>
      </Text>
    </>
  );
}

function factOf(declaration: Shown, { code, label, unit, type }: Shown['fields'][number]): Fact {
  const value = declaration.form[code] ?? '';
  const note = declaration.notes.find(({ target }) => target === formTarget(code));
  const isChanged = note !== undefined && note.before !== value;
  return {
    name: label,
    nameLang: langOfContent('zh'),
    wide: type === 'textarea',
    value:
      value === '' ? (
        '—'
      ) : (
        <>
          {isChanged && note.before !== '' && (
            <Text as="del" tone="faint">
              <Written>{note.before}</Written>
            </Text>
          )}{' '}
          <Written>{value}</Written> {unit && <Written>{unit}</Written>}
        </>
      ),
    ...(note ? { note: <Written>{note.text}</Written> } : {}),
  };
}

function NoteOf({ declaration, target }: { declaration: Shown; target: string }) {
  const note = declaration.notes.find((one) => one.target === target);
  if (!note) return null;
  return (
    <Text as="small" block className={styles.note}>
      <Written>{note.text}</Written>
    </Text>
  );
}
