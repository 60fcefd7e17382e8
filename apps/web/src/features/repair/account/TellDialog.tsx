import { type OwnRepairDetail, repairOperate } from '@portal/contract/repair';
import { maxPhotos, repairPurpose } from '@portal/contract/repair-terms';
import * as m from '@portal/texts/messages';
import { toast } from '../../../platform/account/toasts.ts';
import { closing } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { PhotosInput } from '../../../platform/form/PhotosInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { onceUploaded } from '../../../platform/form/uploads-ready.ts';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RatingField } from '../../../ui/rating/RatingField.tsx';
import { starWords } from '../shared/star-words.ts';
import styles from './RepairPage.module.css';
import { staleRepairs } from './stale-repairs.ts';
import { useSignature } from './use-signature.tsx';

const formId = 'tell-form';
const content = repairOperate.input.shape.data;

interface Told {
  text: string;
  photos: string[];
  rating: number | undefined;
  signature: string | null;
  signedName: string;
}

const RatingInput = inputOf(RatingField);

/** Undefined when the drawing could not be stored, which the user is told. */
const storeOrSay = (store: () => Promise<string | null>) =>
  store().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    toast('error', error.retMsg || m.rich_text_upload_failed());
  });

interface TellDialogProps {
  event: 'confirm' | 'rate' | 'add';
  title: string;
  ticket: OwnRepairDetail;
  onClose: () => void;
}

/** What the reporter says about the repair, or adds to the report. */
export function TellDialog({ event, title, ticket: { ticketId: id, version }, onClose }: TellDialogProps) {
  const form = useContractForm<Told>(content, {
    defaultValues: { text: '', photos: [], rating: undefined, signature: null, signedName: '' },
  });
  const operate = useMutationOf('POST /api/propertyManage/repair/operate', {
    once: true,
    done: ({ stateLabel }) => m.repair_done({ state: stateLabel }),
    invalidates: staleRepairs,
    setError: dataFaults(form.setError),
  });
  const giveUp = closing(form.formState.isDirty, onClose);
  const { pad, store } = useSignature();
  const send = form.handleSubmit(async (data) => {
    const signature = await storeOrSay(store);
    if (signature === undefined) return;
    if (await operate.run({ id, event, version, data: { ...data, signature } })) onClose();
  });
  return (
    <Dialog
      open
      onClose={() => void giveUp()}
      title={title}
      closeLabel={m.member_close()}
      size="small"
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.member_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={operate.busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onceUploaded(send)}>
        <FormScope form={form}>
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
        </FormScope>
      </form>
    </Dialog>
  );
}
