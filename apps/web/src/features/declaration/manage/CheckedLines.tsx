import type { ManagedDeclarationDetail } from '@portal/contract/declaration/manage';
import { formTarget, materialTarget } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import type { Notes } from './notes.ts';
import styles from './Review.module.css';

interface Line {
  target: string;
  label: string;
  value: ReactNode;
  /** Whether it was returned before and has been corrected. */
  isChanged: boolean;
  note: string;
}

const max = 300;

/** The submitted content, line by line; of a correction only the changes, with the rest folded away. */
export function CheckedLines({
  declaration,
  notes,
}: {
  declaration: ManagedDeclarationDetail;
  notes: Notes;
}) {
  const lines = linesOf(declaration);
  const changed = lines.filter(({ isChanged }) => isChanged);
  const others = lines.filter(({ isChanged }) => !isChanged);
  const isSecond = declaration.state === 'SUBMITTED' && changed.length > 0;
  const rowsOf = (some: readonly Line[]) => (
    <Text as="ul" above={8} lineAbove="thin" className={styles.lines}>
      {some.map((line) => (
        <CheckedLine key={line.target} line={line} notes={notes} />
      ))}
    </Text>
  );
  return (
    <section>
      <h3>
        {m.declaration_line_by_line()}{' '}
        {isSecond && <small>{m.declaration_only_changed({ count: others.length })}</small>}
      </h3>
      {isSecond ? (
        <>
          {rowsOf(changed)}
          <details className={styles.folded}>
            <summary>{m.declaration_checked_before({ count: others.length })}</summary>
            {rowsOf(others)}
          </details>
        </>
      ) : (
        rowsOf(lines)
      )}
    </section>
  );
}

function CheckedLine({ line: { target, label, value, note }, notes }: { line: Line; notes: Notes }) {
  const text = notes.all[target];
  return (
    <li>
      <b lang={langOfContent('zh')}>{label}</b>
      <div>
        {value}
        {note !== '' && (
          <Text as="small" block className={styles.said}>
            {m.declaration_asked_before()} <Written>{note}</Written>
          </Text>
        )}
      </div>
      {notes.mayReturn && (
        <Button
          size="small"
          variant={text === undefined ? undefined : 'danger'}
          aria-pressed={text !== undefined}
          aria-label={`${m.declaration_to_correct()} ${label}`}
          onClick={() => notes.toggle(target)}
        >
          {m.declaration_to_correct()}
        </Button>
      )}
      {text !== undefined && (
        <div className={styles.writing}>
          <TextArea
            label={m.declaration_note()}
            value={text}
            onChange={(typed) => notes.write(target, typed)}
            rows={2}
            maxLength={max}
            {...(notes.isMissing(target) ? { error: m.fault_fill_in({ field: m.declaration_note() }) } : {})}
          />
        </div>
      )}
    </li>
  );
}

function linesOf(declaration: ManagedDeclarationDetail): Line[] {
  const { fields, asked, form, materials, declarationId } = declaration;
  const noteOf = (target: string) => declaration.notes.find((note) => note.target === target);
  const ofForm = fields.map(({ code, label, unit }): Line => {
    const target = formTarget(code);
    const value = form[code] ?? '';
    const note = noteOf(target);
    const isChanged = note !== undefined && note.before !== value;
    return {
      target,
      label,
      isChanged,
      note: note?.text ?? '',
      value: (
        <>
          {isChanged && note.before !== '' && (
            <>
              <del>
                <Written>{note.before}</Written>
              </del>{' '}
            </>
          )}
          <span data-changed={isChanged || undefined}>
            {value === '' ? '—' : <Written>{`${value} ${unit}`.trim()}</Written>}
          </span>
        </>
      ),
    };
  });
  const ofMaterials = asked.map(({ code, name, required }): Line => {
    const target = materialTarget(code);
    const submitted = materials.find((material) => material.code === code);
    const note = noteOf(target);
    return {
      target,
      label: name,
      isChanged: note !== undefined && note.before !== (submitted?.file.fileId ?? ''),
      note: note?.text ?? '',
      value: (
        <>
          {submitted ? (
            <FileButton
              file={submitted.file}
              from={`/api/policyManage/declaration/file?id=${declarationId}&code=${encodeURIComponent(code)}`}
            />
          ) : (
            <Text as="span" block className={styles.said}>
              {m.declaration_not_submitted()}
            </Text>
          )}{' '}
          {!required && <Tag>{m.field_material_optional()}</Tag>}
          {submitted && submitted.libraryVersion !== null && (
            <Text as="small" block className={styles.said}>
              {m.declaration_from_library({ version: submitted.libraryVersion })}
            </Text>
          )}
        </>
      ),
    };
  });
  return [...ofForm, ...ofMaterials];
}
