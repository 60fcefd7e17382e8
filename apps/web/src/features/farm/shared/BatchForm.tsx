import { type BatchContent, batchContent, type OwnBatchDetail } from '@portal/contract/farm/public';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { TenthsInput } from '../../../platform/form/TenthsInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { batchQueryKeys } from './batch-query-keys.ts';

/** Defaults that suit most cut flowers. */
const defaultValues = {
  batchNo: '',
  variety: '',
  grade: '',
  place: '',
  carrier: '',
  stems: null as unknown as number,
  bunches: null,
  tips: [],
  intervalMin: 5,
  okFromTenths: 20,
  okToTenths: 40,
  limitTenths: 80,
  fileId: null,
} satisfies BatchContent;

interface BatchFormProps {
  batch: OwnBatchDetail | null;
  onClose: () => void;
}

/** Form of a batch: its description and temperature range. */
export function BatchForm({ batch, onClose }: BatchFormProps) {
  const at = batch ? { id: batch.batchId, version: batch.version } : {};
  const form = useContractForm<BatchContent>(batchContent, { defaultValues: batch?.data ?? defaultValues });
  const save = useMutationOf('POST /api/farmManage/batch/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [...batchQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={batch ? batch.batchNo : m.farm_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.log_entity_farm_batch()}>
        <TextInput name="batchNo" hint={m.farm_batch_no_hint()} />
        <TextInput name="variety" />
        <TextInput name="grade" />
        <TextInput name="place" />
        <NumberInput name="stems" />
        <NumberInput name="bunches" />
        <TextInput name="carrier" />
        <WordsInput name="tips" hint={m.market_words_hint()} />
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_batch_picture()}
            purpose="batchPicture"
            present={batch?.picture ? { fileId: batch.picture.fileId, name: batch.picture.alt } : null}
          />
        </Wide>
      </FormSection>
      <FormSection title={m.farm_temperature()}>
        <NumberInput name="intervalMin" hint={m.farm_interval_hint()} />
        <TenthsInput name="limitTenths" />
        <TenthsInput name="okFromTenths" />
        <TenthsInput name="okToTenths" />
      </FormSection>
    </FormDrawer>
  );
}
