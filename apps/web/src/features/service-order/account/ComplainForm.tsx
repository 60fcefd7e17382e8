import { type ComplaintContent, complaintContent } from '@portal/contract/market/shop-complaint';
import { complaintFilePurpose, complaintKindLabels } from '@portal/contract/market/shop-complaint-terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { contactQueryKeys } from './contact-query-keys.ts';

interface ComplainFormProps {
  shopId: string;
  onClose: () => void;
}

/** Files a complaint about a shop with the park. */
export function ComplainForm({ shopId, onClose }: ComplainFormProps) {
  const answer = useQueryOf('GET /api/serviceManage/shop/queryDetail', { id: shopId });
  if (answer.data) return <Filled shopId={shopId} shopName={answer.data.name} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.shop_complain()} closeLabel={m.act_close()}>
      <Answered of={answer}>{() => null}</Answered>
    </Drawer>
  );
}

function Filled({ shopId, shopName, onClose }: ComplainFormProps & { shopName: string }) {
  const form = useContractForm<ComplaintContent>(complaintContent, {
    defaultValues: { kind: '' as ComplaintContent['kind'], body: '', fileId: '' },
  });
  const send = useMutationOf('POST /api/serviceManage/complaint/submit', {
    once: true,
    done: m.shop_complained(),
    invalidates: [...contactQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.shop_complain()}
      form={form}
      save={(data) => send.run({ shopId, data })}
      busy={send.busy}
      saveText={m.shop_complain_send()}
      onClose={onClose}
    >
      <FormSection title={shopName} note={m.shop_complain_hint()} columns={1}>
        <SelectInput
          name="kind"
          placeholder={m.shop_choose_kind()}
          options={optionsOf(complaintKindLabels)}
        />
        <TextAreaInput name="body" rows={6} />
        <FileInput
          name="fileId"
          label={m.field_complaint_file()}
          hint={m.shop_file_hint()}
          accept={['jpg', 'png', 'pdf']}
          purpose={complaintFilePurpose}
          visibility="owner"
          stored={null}
        />
      </FormSection>
    </FormDrawer>
  );
}
