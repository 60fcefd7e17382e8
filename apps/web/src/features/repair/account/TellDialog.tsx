import { type OwnRepairDetail, repairOperate } from '@portal/contract/repair/public';
import { maxPhotos, repairPurpose } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { starWords } from '../../../platform/display/star-words.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { PhotosInput } from '../../../platform/form/PhotosInput.tsx';
import { useSignature } from '../../../platform/form/signature/use-signature.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { RatingField } from '../../../ui/rating/RatingField.tsx';
import styles from './RepairPage.module.css';
import { repairQueryKeys } from './repair-query-keys.ts';

const content = repairOperate.input.shape.data;

interface Supplement {
  text: string;
  photos: string[];
  rating: number | undefined;
  signature: string | null;
  signedName: string;
}

const RatingInput = inputOf(RatingField);

/** Undefined if the drawing could not be stored; the user then sees a message. */
const storeOrSay = (store: () => Promise<string | null>) =>
  store().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    toast('error', error.retMsg || m.rich_text_upload_failed());
  });

interface SupplementDialogProps {
  event: 'confirm' | 'rate' | 'add';
  title: string;
  ticket: OwnRepairDetail;
  onClose: () => void;
}

/** The reporter's confirmation, rating, or addition to the report. */
export function SupplementDialog({
  event,
  title,
  ticket: { ticketId: id, version },
  onClose,
}: SupplementDialogProps) {
  const form = useContractForm<Supplement>(content, {
    defaultValues: { text: '', photos: [], rating: undefined, signature: null, signedName: '' },
  });
  const operate = useMutationOf('POST /api/propertyManage/repair/operate', {
    once: true,
    done: ({ stateLabel }) => m.repair_done({ state: stateLabel }),
    invalidates: repairQueryKeys,
    setError: dataFaults(form.setError),
  });
  const { pad, store } = useSignature(repairPurpose);
  const send = async (data: Supplement) => {
    const signature = await storeOrSay(store);
    return signature === undefined
      ? undefined
      : operate.run({ id, event, version, data: { ...data, signature } });
  };
  return (
    <FormDialog
      title={title}
      size="small"
      form={form}
      save={send}
      busy={operate.busy}
      onClose={onClose}
      className={styles.fields}
    >
      {event === 'add' ? (
        <PhotosInput name="photos" purpose={repairPurpose} max={maxPhotos} />
      ) : (
        <RatingInput name="rating" words={starWords()} />
      )}
      <TextAreaInput name="text" rows={3} />
      {event === 'confirm' && (
        <>
          {pad}
          <TextInput name="signedName" autoComplete="name" />
        </>
      )}
    </FormDialog>
  );
}
