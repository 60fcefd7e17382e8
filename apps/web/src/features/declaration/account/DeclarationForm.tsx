import { endText } from '@portal/contract/deadline';
import { lacksOf } from '@portal/contract/declaration/form';
import {
  type DeclarationContent as Content,
  declarationContent,
  type OwnDeclarationDetail,
} from '@portal/contract/declaration/public';
import { formTarget, materialTarget } from '@portal/contract/declaration/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { DraftNotice } from '../../../platform/form/DraftNotice.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { EditForm } from '../../../platform/form/EditForm.tsx';
import { useEditForm } from '../../../platform/form/use-edit-form.ts';
import type { FormKey } from '../../../platform/form/use-form-key.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { fieldsLeft } from '../../../ui/field/after-press.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { CheckedFacts } from '../shared/CheckedFacts.tsx';
import { declarationVariants } from '../shared/declaration-words.ts';
import { JudgedConditions } from '../shared/JudgedConditions.tsx';
import { AskedFields } from './AskedFields.tsx';
import { declarationQueryKeys } from './declaration-query-keys.ts';
import { FormAside } from './FormAside.tsx';
import { FormSteps } from './FormSteps.tsx';
import { MaterialInputs } from './MaterialInputs.tsx';
import { useDeclarationActs } from './use-declaration-acts.tsx';

interface DeclarationFormProps {
  declaration: OwnDeclarationDetail;
  saving: FormKey['saving'];
}

const valuesOf = ({ fields, asked, form, materials }: OwnDeclarationDetail): Content => ({
  form: Object.fromEntries(fields.map(({ code }) => [code, form[code] ?? ''])),
  materials: Object.fromEntries(
    asked.map(({ code }) => {
      const submitted = materials.find((material) => material.code === code);
      return [code, { fileId: submitted?.file.fileId ?? '', libraryId: submitted?.libraryId ?? '' }];
    }),
  ),
});

/** Fields and materials that were returned and are still unchanged. */
const uncorrectedOf = ({ notes, fields, asked }: OwnDeclarationDetail, values: Content) => {
  const labels = new Map([
    ...fields.map(({ code, label }): [string, string] => [formTarget(code), label]),
    ...asked.map(({ code, name }): [string, string] => [materialTarget(code), name]),
  ]);
  return notes
    .filter(({ target, before }) => {
      const [part, code = ''] = target.split('.');
      const value = part === 'form' ? values.form[code] : values.materials[code]?.fileId;
      return (value ?? '') === before;
    })
    .map(({ target }) => ({
      target,
      label: labels.get(target) ?? target,
      text: m.declaration_fault_unchanged(),
    }));
};

/** The application form: known data is filled in, missing items are listed next to it. */
export function DeclarationForm({ declaration, saving }: DeclarationFormProps) {
  const { declarationId: id, state, stateLabel, no, itemTitle, isExempt, fields, asked } = declaration;
  const [commits, setCommits] = useState(false);
  const edit = useEditForm<Content>({
    name: `declaration-${id}`,
    schema: declarationContent,
    values: valuesOf(declaration),
    savedAt: declaration.updatedAt,
  });
  const { form } = edit;
  const save = useMutationOf('POST /api/policyManage/declaration/save', {
    invalidates: declarationQueryKeys,
    setError: dataFaults(form.setError),
  });
  const operate = useMutationOf('POST /api/policyManage/declaration/operate', {
    once: true,
    done: (done) => m.act_done({ title: done.itemTitle, state: done.stateLabel }),
    invalidates: declarationQueryKeys,
    setError: dataFaults(form.setError),
  });
  const { acts, dialog } = useDeclarationActs(declaration);
  const values = form.watch();
  const event = state === 'RETURNED' ? 'resubmit' : 'submit';
  const lacks = [
    ...lacksOf(
      { fields, materials: asked },
      {
        form: values.form,
        materials: Object.fromEntries(
          Object.entries(values.materials).map(([code, { fileId }]) => [code, fileId]),
        ),
      },
      { needsMaterials: !isExempt },
    ),
    ...uncorrectedOf(declaration, values),
  ];
  const store = () =>
    edit.send((entered) =>
      saving(() => save.run({ id, version: declaration.version, data: declarationContent.parse(entered) })),
    );
  const submitWork = async () => {
    await fieldsLeft();
    for (const [at, { target, text }] of lacks.entries())
      form.setError(
        target.replace('material.', 'materials.') as never,
        { message: text },
        { shouldFocus: at === 0 },
      );
    if (lacks.length > 0) return toast('error', m.declaration_lacks({ count: lacks.length }));
    if (!commits) return toast('error', m.declaration_fault_commitment());
    const saved = form.formState.isDirty ? await store() : declaration;
    if (saved)
      await saving(() => operate.run({ id, event, version: saved.version, data: { commits, reason: '' } }));
  };
  const maySubmit = declaration.actions.includes(event);
  return (
    <EditForm
      edit={edit}
      onSend={store}
      sendText={m.declaration_save()}
      acts={[
        ...(maySubmit
          ? [
              {
                key: 'submit',
                text: event === 'submit' ? m.declaration_submit() : m.declaration_resubmit(),
                busy: operate.busy || save.busy,
                onPress: () => void submitWork(),
              },
            ]
          : []),
        ...acts,
      ]}
    >
      <PageTitle
        title={itemTitle}
        note={
          <>
            <Status kind={declarationVariants[state]}>{stateLabel}</Status> {no}{' '}
            <Written>{`${declaration.contactOffice} ${declaration.contactPhone}`}</Written>
          </>
        }
        actions={
          <>
            <ButtonLink href={paths.policy(declaration.policyId)}>{m.declaration_policy_text()}</ButtonLink>
            <ButtonLink href={paths.question('new', { policy: declaration.policyId })}>
              {m.question_ask()}
            </ButtonLink>
          </>
        }
      />
      <DraftNotice draft={edit.draft} />
      {declaration.prepared && state === 'DRAFT' && (
        <Alert kind="success" title={m.declaration_prepared()}>
          {m.declaration_prepared_text()}
        </Alert>
      )}
      {state === 'RETURNED' && (
        <Alert kind="error" title={m.declaration_returned({ count: declaration.notes.length })}>
          {m.declaration_returned_text()}{' '}
          {declaration.dueAt !== null && m.declaration_until({ time: endText(declaration.dueAt) })}
        </Alert>
      )}
      {isExempt && !declaration.prepared && (
        <Alert kind="success" title={m.declaration_exempt()}>
          {m.declaration_exempt_text()}
        </Alert>
      )}
      {!maySubmit && <Alert>{m.declaration_leaders_only()}</Alert>}
      <Columns of="minmax(0, 1fr) 300px" align="start" gap={32} stack="tablet">
        <div>
          <FormSteps lacks={lacks} isExempt={isExempt} commits={commits} />
          <CheckedFacts facts={declaration.facts} />
          <AskedFields declaration={declaration} />
          <MaterialInputs declaration={declaration} />
          <JudgedConditions judged={declaration} title={m.declaration_conditions()} />
          <FormSection title={m.declaration_part_commitment()} columns={1}>
            <p>{m.declaration_commitment_text()}</p>
            <Checkbox checked={commits} onChange={setCommits}>
              {m.declaration_commit()}
            </Checkbox>
          </FormSection>
        </div>
        <FormAside declaration={declaration} values={values} lacks={lacks} commits={commits} />
      </Columns>
      {dialog}
    </EditForm>
  );
}
