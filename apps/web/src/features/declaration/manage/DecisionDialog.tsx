import {
  type DeclarationDecision,
  declarationDecision,
  type ManagedDeclarationDetail,
} from '@portal/contract/declaration-manage';
import {
  formTarget,
  materialTarget,
  mostReturnDays,
  refusalLabels,
} from '@portal/contract/declaration-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import styles from '../shared/Declaration.module.css';
import { FormDialog } from './FormDialog.tsx';
import { staleManagedDeclarations } from './stale-managed-declarations.ts';

type DecidedEvent = 'return' | 'assign' | 'pass' | 'reject';

const words: Record<DecidedEvent, { title: () => string; text: () => string }> = {
  return: { title: m.declaration_return, text: () => m.declaration_return_text({ days: mostReturnDays }) },
  assign: { title: m.declaration_assign, text: m.declaration_assign_text },
  pass: { title: m.declaration_pass, text: m.declaration_pass_text },
  reject: { title: m.declaration_reject, text: m.declaration_reject_text },
};

interface DecisionDialogProps {
  event: DecidedEvent;
  declaration: ManagedDeclarationDetail;
  onClose: () => void;
}

/** The mean of what the experts propose, in whole yuan; what was applied for where none does. */
function proposedFen({ opinions, amountApplyFen }: ManagedDeclarationDetail): number {
  const given = opinions.flatMap(({ amountFen, verdict }) =>
    verdict === 'PASS' && amountFen ? [amountFen] : [],
  );
  if (given.length === 0) return amountApplyFen;
  return Math.round(given.reduce((sum, fen) => sum + fen, 0) / given.length / 100) * 100;
}

/** What the office enters: notes for a correction, experts, an amount, or the reason of a refusal. */
export function DecisionDialog({ event, declaration, onClose }: DecisionDialogProps) {
  const { declarationId: id, version } = declaration;
  const form = useContractForm<DeclarationDecision>(declarationDecision, {
    defaultValues: {
      notes: event === 'return' ? [{ target: '', text: '' }] : [],
      days: mostReturnDays,
      expertIds: [],
      amountFen: event === 'pass' ? proposedFen(declaration) : null,
      reason: '',
    },
  });
  const decide = useMutationOf('POST /api/policyManage/declaration/decide', {
    once: true,
    done: (done) => m.declaration_done({ title: done.enterpriseName, state: done.stateLabel }),
    invalidates: staleManagedDeclarations,
    setError: dataFaults(form.setError),
  });
  const { title, text } = words[event];
  return (
    <FormDialog
      title={title()}
      text={text()}
      form={form}
      save={(data) => decide.run({ id, event, version, data })}
      busy={decide.busy}
      onClose={onClose}
    >
      {event === 'return' && <Notes declaration={declaration} />}
      {event === 'assign' && <Experts declarationId={id} />}
      {event === 'pass' && (
        <MoneyInput
          name="amountFen"
          required
          hint={m.declaration_amount_hint({
            apply: formatFen(declaration.amountApplyFen),
            most: formatFen(declaration.amountMaxFen),
          })}
        />
      )}
      {event === 'reject' && (
        <>
          <SelectInput
            name="reasonCode"
            required
            placeholder={m.question_choose()}
            options={optionsOf(refusalLabels).filter(({ value }) => value !== 'LATE')}
          />
          <TextAreaInput name="reason" rows={4} required />
        </>
      )}
    </FormDialog>
  );
}

const mostNotes = 60;

/** What is to be corrected, each about one field or material, in words that the enterprise reads there. */
function Notes({ declaration: { fields, asked } }: { declaration: ManagedDeclarationDetail }) {
  const { control } = useFormContext<DeclarationDecision>();
  const notes = useFieldArray<DeclarationDecision, 'notes', 'key'>({
    control,
    name: 'notes',
    keyName: 'key',
  });
  const options = [
    ...fields.map(({ code, label }) => ({ value: formTarget(code), text: label })),
    ...asked.map(({ code, name }) => ({ value: materialTarget(code), text: name })),
  ];
  return (
    <>
      {notes.fields.map(({ key }, at) => (
        <div key={key} className={styles.material}>
          <SelectInput
            name={`notes.${at}.target`}
            label={m.declaration_note_about()}
            required
            placeholder={m.question_choose()}
            options={options}
          />
          <TextAreaInput name={`notes.${at}.text`} rows={2} />
          {notes.fields.length > 1 && (
            <div className={styles.acts}>
              <Button size="small" onClick={() => notes.remove(at)}>
                {m.declaration_note_remove()}
              </Button>
            </div>
          )}
        </div>
      ))}
      <div className={styles.acts}>
        {notes.fields.length < mostNotes && (
          <Button icon={plusIcon} onClick={() => notes.append({ target: '', text: '' })}>
            {m.declaration_note_add()}
          </Button>
        )}
      </div>
      <NumberInput name="days" minValue={1} maxValue={mostReturnDays} />
    </>
  );
}

function Experts({ declarationId }: { declarationId: string }) {
  const { data = [] } = useQueryOf('GET /api/policyManage/declaration/queryExperts', { id: declarationId });
  const related = data.filter(({ isRelated }) => isRelated);
  return (
    <>
      <ChecksInput
        name="expertIds"
        options={data
          .filter(({ isRelated, isAssigned }) => !isRelated && !isAssigned)
          .map(({ userId, name, load }) => ({
            value: userId,
            text: name,
            note: m.declaration_expert_load({ count: load }),
          }))}
      />
      {related.length > 0 && (
        <p className={styles.note}>
          {m.declaration_related({ names: related.map(({ name }) => name).join('、') })}
        </p>
      )}
    </>
  );
}
