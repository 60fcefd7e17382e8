import {
  type FinancingContent,
  financingContent,
  type OwnFinancingDetail,
} from '@portal/contract/finance/financing';
import type { FinProductDetail } from '@portal/contract/finance/public';
import {
  consentScopeLabels,
  maxApplied,
  maxConsentDays,
  shortestConsentDays,
} from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { percentOf } from '../shared/money-texts.ts';
import { financingQueryKeys } from './finance-query-keys.ts';
import { JudgedRules } from './JudgedRules.tsx';

interface FinancingFormProps {
  /** The product chosen first. */
  productId: string;
  /** An existing draft that has not been submitted. */
  draft?: OwnFinancingDetail;
  onClose: () => void;
}

/** Application form to the institution of a product, and to others with similar products. */
export function FinancingForm({ productId, draft, onClose }: FinancingFormProps) {
  const answer = useQueryOf('GET /api/financeManage/product/queryDetail', { id: productId });
  if (answer.data) return <Filled product={answer.data} draft={draft} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.act_apply()} closeLabel={m.act_close()}>
      <Answered of={answer}>{() => null}</Answered>
    </Drawer>
  );
}

interface FilledProps {
  product: FinProductDetail;
  draft: OwnFinancingDetail | undefined;
  onClose: () => void;
}

function Filled({ product, draft, onClose }: FilledProps) {
  const { productId } = product;
  const match = useQueryOf('GET /api/financeManage/product/queryMatch', { id: productId });
  const form = useContractForm<FinancingContent>(financingContent, {
    defaultValues: {
      productIds: [productId],
      amountFen: draft?.amountFen ?? product.amountFromFen,
      termMonths: draft?.termMonths ?? product.termMonthsTo,
      purpose: draft?.purpose ?? '',
      scopes: draft?.consent.scopes ?? ['REGISTRATION'],
      consentDays: draft?.consentDays ?? 90,
    },
  });
  const [sendsAtOnce, setSendsAtOnce] = useState(true);
  const operate = useMutationOf('POST /api/financeManage/application/operate', {
    invalidates: [...financingQueryKeys],
  });
  const save = useMutationOf('POST /api/financeManage/application/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [...financingQueryKeys],
    setError: dataFaults(form.setError),
  });
  const send = async (data: FinancingContent) => {
    const saved = await save.run({
      ...(draft && { id: draft.applicationId, version: draft.version }),
      data,
    });
    if (saved && sendsAtOnce)
      for (const { applicationId: id, version } of saved.applications)
        await operate.run({ id, event: 'submit', version });
    return saved;
  };
  return (
    <FormDrawer
      title={draft ? m.finance_edit_draft() : m.act_apply()}
      form={form}
      save={send}
      busy={save.busy || operate.busy}
      saveText={sendsAtOnce ? m.finance_send() : m.act_save()}
      onClose={onClose}
      aside={match.data && <JudgedRules rules={match.data.rules} name={match.data.enterpriseName} />}
    >
      <FormSection title={m.finance_what()}>
        <MoneyInput name="amountFen" unit={m.field_yuan()} />
        <NumberInput name="termMonths" unit={m.finance_month_unit()} minValue={1} />
        <Wide>
          <TextAreaInput name="purpose" rows={3} />
        </Wide>
      </FormSection>
      {!draft && (
        <FormSection
          title={m.finance_to_whom()}
          note={m.finance_to_whom_note({ most: maxApplied })}
          columns={1}
        >
          <ProductsInput
            product={product}
            amountFen={form.watch('amountFen')}
            termMonths={form.watch('termMonths')}
          />
        </FormSection>
      )}
      <FormSection title={m.finance_consent_title()} note={m.finance_consent_note()} columns={1}>
        <ChecksInput name="scopes" options={optionsOf(consentScopeLabels)} />
        <NumberInput
          name="consentDays"
          unit={m.finance_day_unit()}
          minValue={shortestConsentDays}
          maxValue={maxConsentDays}
        />
        <Checkbox checked={sendsAtOnce} onChange={setSendsAtOnce}>
          {m.finance_send_at_once()}
        </Checkbox>
      </FormSection>
    </FormDrawer>
  );
}

interface ProductsInputProps {
  product: FinProductDetail;
  amountFen: number;
  termMonths: number;
}

/** Chooses the product and similar ones that lend the amount for the term. */
function ProductsInput({ product, amountFen, termMonths }: ProductsInputProps) {
  const isWhole =
    Number.isInteger(amountFen) && amountFen > 0 && Number.isInteger(termMonths) && termMonths > 0;
  const others = useQueryOf(
    'GET /api/financeManage/product/queryList',
    { amountFen, termMonths, pageSize: 20 },
    { enabled: isWhole },
  );
  const rows = [
    product,
    ...(others.data?.rows ?? []).filter(({ productId }) => productId !== product.productId),
  ];
  return (
    <ChecksInput
      name="productIds"
      options={rows.map(({ productId, name, institutionName, ratePpmFrom, ratePpmTo }) => ({
        value: productId,
        text: name,
        note: `${institutionName} ${percentOf(ratePpmFrom)}–${percentOf(ratePpmTo)}%`,
      }))}
    />
  );
}
