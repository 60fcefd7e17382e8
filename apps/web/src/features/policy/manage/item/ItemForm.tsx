import { declareItemContent } from '@portal/contract/declare-item-manage';
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
import { ItemStateLabel } from '../item-status.tsx';
import { FormSchemaFields } from './FormSchemaFields.tsx';
import { ItemActs } from './ItemActs.tsx';
import { ItemBasicFields } from './ItemBasicFields.tsx';
import { type ItemValues, itemKey, type WholeItem } from './item-values.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { StepFields } from './StepFields.tsx';

interface ItemFormProps {
  /** Null for a new one. */
  item: WholeItem | null;
  values: ItemValues;
  title: string;
}

/** Everything of a declaration item: window, form, materials, procedure. */
export function ItemForm({ item, values, title }: ItemFormProps) {
  const navigate = useNavigate();
  const mayEdit = item === null || item.actions.includes('save');
  const form = useForm<ItemValues>({
    resolver: spokenResolver(declareItemContent),
    defaultValues: values,
    mode: 'onTouched',
    disabled: !mayEdit,
  });
  const { control, formState, setError } = form;
  useLeaveGuard(formState.isDirty && !formState.isSubmitting && !formState.isSubmitSuccessful);
  const draft = useDraft(`declare-item-${item?.itemId ?? 'new'}`, form, { ready: mayEdit });
  const save = useAct('POST /api/policyManage/declareItem/save', {
    done: item && item.state !== 'DRAFT' ? officer_saved_public() : officer_saved(),
    invalidates: [itemKey, 'GET /api/policyManage/declareItem/queryManageList'],
    setError: dataFaults(setError),
  });
  const send = form.handleSubmit(
    async (entered) => {
      const place = item ? { id: item.itemId, version: item.version } : {};
      const saved = await save.run({ ...place, data: declareItemContent.parse(entered) });
      if (!saved) return;
      draft.drop();
      form.reset(entered);
      if (!item) await navigate(paths.manageItem(saved.itemId), { replace: true });
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
        note={item && <ItemStateLabel state={item.state} label={item.stateLabel} />}
        actions={item && <ItemActs item={item} isDirty={formState.isDirty} />}
      />
      {!mayEdit && <Alert kind="info">{officer_readonly()}</Alert>}
      {draft.restored && <Alert kind="info">{officer_restored()}</Alert>}
      <fieldset disabled={!mayEdit} className={styles.frame}>
        <div className={styles.form}>
          <ItemBasicFields control={control} policyTitle={item?.policyTitle} />
          <FormSchemaFields control={control} />
          <MaterialFields control={control} templates={item?.templates ?? []} />
          <StepFields control={control} />
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
