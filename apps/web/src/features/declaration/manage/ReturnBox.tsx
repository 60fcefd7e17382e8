import type { ManagedDeclarationDetail } from '@portal/contract/declaration/manage';
import { formTarget, materialTarget, maxReturnDays } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { managedDeclarationQueryKeys } from './managed-declaration-query-keys.ts';
import type { Notes } from './notes.ts';
import styles from './Review.module.css';

interface ReturnBoxProps {
  declaration: ManagedDeclarationDetail;
  notes: Notes;
  onDecided: () => void;
}

/** Returns the marked lines after showing the officer what the enterprise will see. */
export function ReturnBox({ declaration, notes, onDecided }: ReturnBoxProps) {
  const { declarationId: id, version, fields, asked } = declaration;
  const [days, setDays] = useState(maxReturnDays);
  const decide = useMutationOf('POST /api/policyManage/declaration/decide', {
    once: true,
    done: (done) => m.act_done({ title: done.enterpriseName, state: done.stateLabel }),
    invalidates: managedDeclarationQueryKeys,
  });
  const marked = Object.entries(notes.all);
  if (marked.length === 0)
    return (
      <Text block className={styles.said}>
        {m.declaration_mark_hint()}
      </Text>
    );
  const labels = new Map([
    ...fields.map(({ code, label }): [string, string] => [formTarget(code), label]),
    ...asked.map(({ code, name }): [string, string] => [materialTarget(code), name]),
  ]);
  const sendBack = async () => {
    if (!notes.check()) return;
    const data = {
      notes: marked.map(([target, text]) => ({ target, text: text.trim() })),
      days,
      expertIds: [],
      amountFen: null,
      reason: '',
    };
    if (await decide.run({ id, event: 'return', version, data })) onDecided();
  };
  return (
    <>
      <NumberField
        label={m.field_working_days()}
        value={days}
        onChange={(chosen) => setDays(chosen ?? maxReturnDays)}
        minValue={1}
        maxValue={maxReturnDays}
      />
      <Text
        as="div"
        padInline={12}
        padBlock={10}
        ground="quiet"
        tone="quiet"
        size={13}
        className={styles.preview}
      >
        <b>{m.declaration_they_read()}</b>
        <p>
          {m.declaration_returned({ count: marked.length })} {m.declaration_returned_text()}{' '}
          {m.declaration_return_days({ days })}
        </p>
        <ul>
          {marked.map(([target, text]) => (
            <li key={target}>
              <Written>{`${labels.get(target) ?? target}${text.trim() === '' ? '' : `：${text.trim()}`}`}</Written>
            </li>
          ))}
        </ul>
      </Text>
      <Button variant="main" wide busy={decide.busy} onClick={() => void sendBack()}>
        {m.declaration_return()}
      </Button>
    </>
  );
}
