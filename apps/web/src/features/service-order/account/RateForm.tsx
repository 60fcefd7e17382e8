import { type RatingContent, ratingContent } from '@portal/contract/service-order/public';
import { ratingPicturePurpose } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { starWords } from '../../../platform/display/star-words.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { RatingField } from '../../../ui/rating/RatingField.tsx';
import { ratingQueryKeys } from './order-query-keys.ts';

const RatingInput = inputOf(RatingField);

interface RatedOrder {
  orderId: string;
  subject: string;
  side: 'BUYER' | 'PROVIDER';
  isOffline: boolean;
}

interface RateFormProps {
  order: RatedOrder;
  onClose: () => void;
}

/** Null until chosen, so that the contract's validation asks for a value. */
type Entered = Omit<RatingContent, 'score' | 'quality' | 'timeliness' | 'attitude'> &
  Record<'score' | 'quality' | 'timeliness' | 'attitude', number | null>;

const defaultValues: Entered = {
  score: null,
  quality: null,
  timeliness: null,
  attitude: null,
  text: '',
  anonymous: false,
  fileId: '',
};

/** Rates the other side of an order. */
export function RateForm({ order: { orderId, subject, side, isOffline }, onClose }: RateFormProps) {
  const form = useContractForm<Entered>(ratingContent, { defaultValues: defaultValues });
  const save = useMutationOf('POST /api/serviceManage/rating/save', {
    once: true,
    done: m.order_rated_toast(),
    invalidates: [...ratingQueryKeys],
    setError: dataFaults(form.setError),
  });
  const words = starWords();
  return (
    <FormDrawer
      title={<Written>{m.order_rate_title({ name: subject })}</Written>}
      form={form}
      save={(data) => save.run({ orderId, data: ratingContent.parse(data) })}
      busy={save.busy}
      saveText={m.order_write_review()}
      onClose={onClose}
    >
      <FormSection title={m.order_ratings_of()} note={m.order_ratings_note()} columns={1}>
        <RatingInput name="score" words={words} />
        <RatingInput name="quality" words={words} />
        <RatingInput name="timeliness" words={words} />
        <RatingInput name="attitude" words={words} />
        <TextAreaInput name="text" rows={4} />
        {side === 'BUYER' && !isOffline && (
          <>
            <FileInput
              name="fileId"
              label={m.field_rating_picture()}
              hint={m.order_rating_picture_hint()}
              accept={['image/jpeg', 'image/png', 'image/webp']}
              purpose={ratingPicturePurpose}
              visibility="owner"
              stored={null}
            />
            <CheckboxInput name="anonymous" hint={m.order_anonymous_hint()}>
              {m.field_rating_anonymous()}
            </CheckboxInput>
          </>
        )}
      </FormSection>
    </FormDrawer>
  );
}
