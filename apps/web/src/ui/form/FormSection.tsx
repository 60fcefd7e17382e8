import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface FormSectionProps {
  title: string;
  /** An anchor to the section. */
  id?: string;
  note?: ReactNode;
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

/** Related fields, in columns; `Wide` spans a whole line. */
export function FormSection({ title, id, note, columns = 2, children }: FormSectionProps) {
  return (
    <fieldset id={id} className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
