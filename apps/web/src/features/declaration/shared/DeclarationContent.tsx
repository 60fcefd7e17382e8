import type { OwnDeclarationDetail } from '@portal/contract/declaration/public';
import { formTarget, materialTarget } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import styles from './Declaration.module.css';

type Shown = Pick<OwnDeclarationDetail, 'fields' | 'asked' | 'form' | 'materials' | 'notes'>;

/** Read-only form and materials of an application; corrected items also show the previous value. */
export function DeclarationContent({ declaration }: { declaration: Shown }) {
  const { fields, asked, materials } = declaration;
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.heading}>{m.declaration_part_form()}</h3>
        <Facts facts={fields.map((field) => factOf(declaration, field))} />
      </section>
      <section className={styles.part}>
        <h3 className={styles.heading}>
          {m.declaration_part_materials()}{' '}
          <small>{m.declaration_submitted_count({ submitted: materials.length, asked: asked.length })}</small>
        </h3>
        <ul className={styles.rows}>
          {asked.map(({ code, name, required }) => {
            const submitted = materials.find((material) => material.code === code);
            return (
              <li key={code} className={styles.row}>
                <span>
                  <Written>{name}</Written> {!required && <Tag>{m.declaration_optional()}</Tag>}
                  {submitted && submitted.libraryVersion !== null && (
                    <small className={styles.note}>
                      {m.declaration_from_library({ version: submitted.libraryVersion })}
                    </small>
                  )}
                  <NoteOf declaration={declaration} target={materialTarget(code)} />
                </span>
                {submitted ? (
                  <FileButton file={submitted.file} />
                ) : (
                  <span className={styles.note}>{m.declaration_not_submitted()}</span>
                )}
              </li>
            );
          })}
        </ul>
      </section>
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
            <del className={styles.before}>
              <Written>{note.before}</Written>
            </del>
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
    <small className={styles.note}>
      <Written>{note.text}</Written>
    </small>
  );
}
