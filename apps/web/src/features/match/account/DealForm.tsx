import { type RecommendDetail, recommendDeal } from '@portal/contract/match/recommend';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { recommendQueryKeys } from '../shared/recommend-query-keys.ts';

/** Form for a deal agreed after an introduction; the other side confirms it among its deals. */
export function DealForm({ recommend, onClose }: { recommend: RecommendDetail; onClose: () => void }) {
  const { recommendId: id, version, title, contacts } = recommend;
  const form = useContractForm(recommendDeal, {
    defaultValues: { dealDay: '', amountFen: null, note: '' },
  });
  const register = useMutationOf('POST /api/matchManage/recommend/registerDeal', {
    once: true,
    done: ({ stateLabel }) => m.match_done({ title, state: stateLabel }),
    invalidates: [...recommendQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.match_register()}
      form={form}
      save={(data) => register.run({ id, version, data })}
      busy={register.busy}
      saveText={m.match_register()}
      onClose={onClose}
    >
      <FormSection
        title={m.match_register()}
        note={
          <Sentence
            say={m.match_register_with}
            values={{ name: contacts?.other.enterpriseName ?? '', title }}
          />
        }
      >
        <DateInput name="dealDay" />
        <MoneyInput name="amountFen" />
        <Wide>
          <TextAreaInput name="note" rows={3} />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
