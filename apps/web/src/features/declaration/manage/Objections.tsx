import type { ManagedDeclarationDetail, Objection } from '@portal/contract/declaration/manage';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
    <Text as="section" above={24} below={24}>
      <Text as="h3" below={10} size={16} className={styles.heading}>
        {m.declaration_objections()}
      </Text>
      <Text as="ul" lineAbove="thin">
        {objections.map((objection) => (
          <li key={objection.objectionId} className={styles.row}>
            <span>
              <Written>{objection.reason}</Written>
              <Text as="small" block className={styles.note}>
                <Written>{[objection.contact, objection.answer].filter(Boolean).join(' · ')}</Written>
              </Text>
            </span>
            {objection.state === 'OPEN' && actions.includes('settleObjection') ? (
              <Button onClick={() => setAnswered(objection)}>{m.declaration_objection_settle()}</Button>
            ) : (
              <span>{objection.stateLabel}</span>
            )}
          </li>
        ))}
      </Text>
      <Suspense>
        {answered && <ObjectionDialog objection={answered} onClose={() => setAnswered(undefined)} />}
      </Suspense>
    </Text>
  );
}
