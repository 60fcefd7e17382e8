import type { ManagedDeclarationDetail, Objection } from '@portal/contract/declaration/manage';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import styles from '../shared/Declaration.module.css';

const ObjectionDialog = lazy(async () => ({
  default: (await import('./ObjectionDialog.tsx')).ObjectionDialog,
}));

/** Objections during publication, with their answers. */
export function Objections({ declaration }: { declaration: ManagedDeclarationDetail }) {
  const [answered, setAnswered] = useState<Objection>();
  const { objections, actions } = declaration;
  if (objections.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{m.declaration_objections()}</h3>
      <ul className={styles.rows}>
        {objections.map((objection) => (
          <li key={objection.objectionId} className={styles.row}>
            <span>
              <Written>{objection.reason}</Written>
              <small className={styles.note}>
                <Written>{[objection.contact, objection.answer].filter(Boolean).join(' · ')}</Written>
              </small>
            </span>
            {objection.state === 'OPEN' && actions.includes('settleObjection') ? (
              <Button onClick={() => setAnswered(objection)}>{m.declaration_objection_settle()}</Button>
            ) : (
              <span>{objection.stateLabel}</span>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {answered && <ObjectionDialog objection={answered} onClose={() => setAnswered(undefined)} />}
      </Suspense>
    </section>
  );
}
