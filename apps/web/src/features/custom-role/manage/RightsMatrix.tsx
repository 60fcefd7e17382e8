import type { MatrixLine } from '@portal/contract/rights/custom-role';
import { type Right, rightActLabels, rightActs, rightNamed } from '@portal/contract/rights/subjects';
import * as m from '@portal/texts/messages';
import type { Ref } from 'react';
import { RightCell } from './RightCell.tsx';
import styles from './RightsMatrix.module.css';
import { useMatrixKeys } from './use-matrix-keys.ts';

interface RightsMatrixProps {
  lines: readonly MatrixLine[];
  rights: readonly Right[];
  /** What is in force, to mark what differs. */
  inForce: readonly Right[];
  /** Absent where nothing can be changed. */
  onToggle?: ((right: Right) => void) | undefined;
  /** Id of the text that says what is wrong. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLTableElement>;
}

const noteOf = ({ isWhole, isDivided }: MatrixLine): string =>
  [isWhole && m.custom_role_line_whole(), isDivided && m.custom_role_line_divided()]
    .filter(Boolean)
    .join(' · ');

// Written out, because styles that break up a table on a phone also remove its roles.
const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  head: 'columnheader',
  name: 'rowheader',
  cell: 'cell',
};

/** Every right by subject and act; arrows move in it, space toggles. Acts that no call needs are blank. */
export function RightsMatrix({ lines, rights, inForce, onToggle, describedBy, ref }: RightsMatrixProps) {
  const keys = useMatrixKeys(lines);
  return (
    <table
      ref={ref}
      role={roles.table}
      aria-label={m.custom_role_rights()}
      aria-describedby={describedBy}
      className={styles.matrix}
    >
      <thead role={roles.group}>
        <tr role={roles.row}>
          <th scope="col" role={roles.head}>
            {m.custom_role_subject()}
          </th>
          {rightActs.map((act) => (
            <th key={act} scope="col" role={roles.head}>
              {rightActLabels[act]()}
            </th>
          ))}
          <th scope="col" role={roles.head}>
            {m.custom_role_note()}
          </th>
        </tr>
      </thead>
      <tbody role={roles.group}>
        {lines.map((line, row) => (
          <tr key={line.subject} role={roles.row}>
            <th scope="row" role={roles.name}>
              {line.label}
            </th>
            {rightActs.map((act, column) => {
              const right = rightNamed(line.subject, act);
              const canBeGiven = line.acts.includes(act);
              return (
                <td
                  key={act}
                  role={roles.cell}
                  data-act={canBeGiven ? rightActLabels[act]() : undefined}
                  data-empty={!canBeGiven || undefined}
                >
                  {canBeGiven && (
                    <RightCell
                      right={right}
                      isOn={rights.includes(right)}
                      wasOn={inForce.includes(right)}
                      onToggle={onToggle && (() => onToggle(right))}
                      isStop={keys.stop === right}
                      onFocus={() => keys.choose(right)}
                      onKeyDown={(event) => keys.onKeyDown(event, row, column)}
                    />
                  )}
                </td>
              );
            })}
            <td role={roles.cell} className={styles.note}>
              {noteOf(line)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
