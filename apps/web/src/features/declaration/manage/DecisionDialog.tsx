import {
  type DeclarationDecision,
  declarationDecision,
  type ManagedDeclarationDetail,
} from '@portal/contract/declaration/manage';
import { maxReturnDays, refusalLabels } from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useFormContext } from 'react-hook-form';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { awayText } from '../../work-queue/shared/away-text.ts';
import styles from '../shared/Declaration.module.css';
import { managedDeclarationQueryKeys } from './managed-declaration-query-keys.ts';
import review from './Review.module.css';

type DecidedEvent = 'assign' | 'pass' | 'reject';

const words: Record<DecidedEvent, { title: () => string; text: () => string }> = {
  assign: { title: m.declaration_assign, text: m.declaration_assign_text },
  pass: { title: m.declaration_pass, text: m.declaration_pass_text },
  reject: { title: m.declaration_reject, text: m.declaration_reject_text },
};

interface DecisionDialogProps {
  event: DecidedEvent;
  declaration: ManagedDeclarationDetail;
  onClose: () => void;
}

/** The mean of the experts' proposals, in whole yuan; the amount applied for if there are none. */
function proposedFen({ opinions, amountApplyFen }: ManagedDeclarationDetail): number {
  const given = opinions.flatMap(({ amountFen, verdict }) =>
    verdict === 'PASS' && amountFen ? [amountFen] : [],
  );
  if (given.length === 0) return amountApplyFen;
  return Math.round(given.reduce((sum, fen) => sum + fen, 0) / given.length / 100) * 100;
}

/** Form for the office's input: experts, an amount, or the reason for a refusal as the enterprise will see it. */
export function DecisionDialog({ event, declaration, onClose }: DecisionDialogProps) {
  const { declarationId: id, version } = declaration;
  const form = useContractForm<DeclarationDecision>(declarationDecision, {
    defaultValues: {
      notes: [],
      days: maxReturnDays,
      expertIds: [],
      amountFen: event === 'pass' ? proposedFen(declaration) : null,
      reason: '',
    },
  });
  const decide = useMutationOf('POST /api/policyManage/declaration/decide', {
    once: true,
    done: (done) => m.act_done({ title: done.enterpriseName, state: done.stateLabel }),
    invalidates: managedDeclarationQueryKeys,
    setError: dataFaults(form.setError),
  });
  const { title, text } = words[event];
  return (
    <FormDialog
      title={title()}
      form={form}
      save={(data) => decide.run({ id, event, version, data })}
      busy={decide.busy}
      onClose={onClose}
    >
      <p>{text()}</p>
      <Stack gap={16} above={12}>
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
              placeholder={m.input_choose()}
              options={optionsOf(refusalLabels).filter(({ value }) => value !== 'LATE')}
            />
            <TextAreaInput name="reason" rows={4} required />
            <Refusal />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}

/** Preview of the refusal as the enterprise will see it. */
function Refusal() {
  const { watch } = useFormContext<DeclarationDecision>();
  const [code, reason] = watch(['reasonCode', 'reason']);
  if (!code) return null;
  return (
    <Text
      as="div"
      padInline={12}
      padBlock={10}
      ground="quiet"
      tone="quiet"
      size={13}
      className={review.preview}
    >
      <b>{m.declaration_they_read()}</b>
      <p>
        {refusalLabels[code]()} <Written>{reason}</Written>
      </p>
    </Text>
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
          .map(({ userId, name, load, awayUntil }) => ({
            value: userId,
            text: name,
            note: awayText({ awayUntil }) || m.declaration_expert_load({ count: load }),
          }))}
      />
      {related.length > 0 && (
        <Text block className={styles.note}>
          {m.declaration_related({ names: related.map(({ name }) => name).join('、') })}
        </Text>
      )}
    </>
  );
}
