import type { DeclarationContent, OwnDeclarationDetail } from '@portal/contract/declaration/public';
import { factLabels, formTarget } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './LivePaper.module.css';

interface LivePaperProps {
  declaration: OwnDeclarationDetail;
  /** Values as they are typed. */
  values: DeclarationContent;
}

const shownFacts: readonly string[] = ['NAME', 'CREDIT_CODE'];

/** The form as a document, updated while typing; corrected values are framed. */
export function LivePaper({ declaration, values }: LivePaperProps) {
  const { itemTitle, no, round, facts, fields, asked, notes } = declaration;
  const person = facts.find(({ fact }) => fact === 'LEGAL_PERSON')?.value ?? '';
  const lang = langOfContent('zh');
  const submitted = asked.filter(({ code }) => values.materials[code]?.fileId);
  return (
    <section aria-labelledby="paper">
      <Text as="h2" padBottom={8} size={15} id="paper">
        {m.declaration_paper()}
      </Text>
      <Text as="div" frame="thin" ground="page" tone="ink" size={12} className={styles.paper}>
        <Text text="center" weight={600} size={15} lang={lang}>
          {itemTitle}
        </Text>
        <Text padTop={4} padBottom={10} text="center" tone="quiet">
          {[no, m.declaration_round({ round: round + 1 })].filter(Boolean).join('　')}
        </Text>
        <table>
          <tbody>
            {facts
              .filter(({ fact }) => shownFacts.includes(fact))
              .map(({ fact, value }) => (
                <tr key={fact}>
                  <th scope="row">{factLabels[fact]()}</th>
                  <td lang={lang}>{value}</td>
                </tr>
              ))}
            {fields.map(({ code, label, unit }) => {
              const value = values.form[code] ?? '';
              const note = notes.find(({ target }) => target === formTarget(code));
              return (
                <tr key={code}>
                  <th scope="row" lang={lang}>
                    {label}
                  </th>
                  <td lang={lang} data-noted={note ? (note.before === value ? 'open' : 'done') : undefined}>
                    {value} {value !== '' && unit}
                    {note && note.before !== '' && note.before !== value && <del>{note.before}</del>}
                  </td>
                </tr>
              );
            })}
            {asked.length > 0 && (
              <tr>
                <th scope="row">{m.declaration_part_materials()}</th>
                <td lang={lang}>{submitted.map(({ name }) => name).join('、')}</td>
              </tr>
            )}
          </tbody>
        </table>
        <Text padTop={14} tone="quiet">
          {factLabels.LEGAL_PERSON()} <Written>{person}</Written>
        </Text>
      </Text>
    </section>
  );
}
