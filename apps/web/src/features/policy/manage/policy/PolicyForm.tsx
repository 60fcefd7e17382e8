import { policyContent } from '@portal/contract/policy-content';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import {
  officer_discard,
  officer_draft,
  officer_invalid,
  officer_readonly,
  officer_restored,
  officer_save,
  officer_saved,
  officer_saved_public,
} from '../../../../platform/i18n/paraglide/messages.js';
import { countFaults } from '../../../../platform/member/form/count-faults.ts';
import { dataFaults } from '../../../../platform/member/form/data-faults.ts';
import { spokenResolver } from '../../../../platform/member/form/spoken-resolver.ts';
import { tell } from '../../../../platform/member/notices.ts';
import { PageTitle } from '../../../../platform/member/PageTitle.tsx';
import { useAct } from '../../../../platform/member/use-act.ts';
import { useDraft } from '../../../../platform/member/use-draft.ts';
import { useLeaveGuard } from '../../../../platform/member/use-leave-guard.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { SaveBar } from '../../../../ui/form/SaveBar.tsx';
import styles from '../form/Parts.module.css';
import { PolicyStatusLabel } from '../policy-status.tsx';
import { AmountFields } from './AmountFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { PolicyActs } from './PolicyActs.tsx';
import { type PolicyValues, policyKey, readPolicy, type WholePolicy } from './policy-values.ts';
import { TextFields } from './TextFields.tsx';
import { TryPanel } from './TryPanel.tsx';

interface PolicyFormProps {
  /** Null for a new one. */
  policy: WholePolicy | null;
  values: PolicyValues;
  title: string;
}

/** Everything a policy says, its conditions tried with an enterprise beside them. */
export function PolicyForm({ policy, values, title }: PolicyFormProps) {
  const navigate = useNavigate();
  const mayEdit = policy === null || policy.actions.includes('save');
  const form = useForm<PolicyValues>({
    resolver: spokenResolver(policyContent),
    defaultValues: values,
    mode: 'onTouched',
    disabled: !mayEdit,
  });
  const { control, formState, setError } = form;
  useLeaveGuard(formState.isDirty && !formState.isSubmitting && !formState.isSubmitSuccessful);
  const draft = useDraft(`policy-${policy?.policyId ?? 'new'}`, form, { ready: mayEdit });
  const isPublic = policy !== null && policy.status === 'PUBLISHED';
  const save = useAct('POST /api/policyManage/policy/save', {
    done: isPublic ? officer_saved_public() : officer_saved(),
    invalidates: [policyKey, 'GET /api/policyManage/policy/queryManageList'],
    setError: dataFaults(setError),
  });
  const send = form.handleSubmit(
    async (entered) => {
      const place = policy ? { id: policy.policyId, version: policy.version } : {};
      const saved = await save.run({ ...place, data: readPolicy(entered) });
      if (!saved) return;
      draft.drop();
      form.reset(entered);
      if (!policy) await navigate(paths.managePolicy(saved.policyId), { replace: true });
    },
    (errors) => tell('error', officer_invalid({ count: countFaults(errors) })),
  );
  const discard = () => {
    draft.drop();
    form.reset(values);
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <PageTitle
        title={title}
        note={policy && <PolicyStatusLabel status={policy.status} label={policy.statusLabel} />}
        actions={policy && <PolicyActs policy={policy} isDirty={formState.isDirty} />}
      />
      {!mayEdit && <Alert kind="info">{officer_readonly()}</Alert>}
      {draft.restored && <Alert kind="info">{officer_restored()}</Alert>}
      <fieldset disabled={!mayEdit} className={styles.frame}>
        <div className={styles.form}>
          <BasicFields control={control} />
          <TextFields control={control} />
          <PictureFields control={control} policy={policy} />
          <AmountFields form={form} />
          <div className={styles.desk}>
            <ConditionFields form={form} />
            <TryPanel control={control} />
          </div>
        </div>
      </fieldset>
      {mayEdit && (
        <SaveBar saved={draft.savedAt && officer_draft({ time: formatDate(draft.savedAt, 'HH:mm') })}>
          <Button onClick={discard} disabled={!formState.isDirty && !draft.restored}>
            {officer_discard()}
          </Button>
          <Button type="submit" variant="main" busy={formState.isSubmitting}>
            {officer_save()}
          </Button>
        </SaveBar>
      )}
    </form>
  );
}
