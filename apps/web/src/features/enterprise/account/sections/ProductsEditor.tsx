import * as m from '@portal/texts/messages';
import { monthOptions } from '../../../../platform/display/month-options.ts';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const defaultValues = { name: '', category: '', seasonFrom: '', seasonTo: '', yearOutput: '' };

const valuesOf = ({ products }: OwnProfile) => ({
  products: products.map(({ seasonFrom, seasonTo, ...product }) => ({
    ...product,
    seasonFrom: String(seasonFrom),
    seasonTo: String(seasonTo),
  })),
});

type Values = ReturnType<typeof valuesOf>;

/** An unselected month must not become month 0. */
const monthOf = (text: string) => (text === '' ? Number.NaN : Number(text));

const dataOf = ({ products }: Values) => ({
  products: products.map((product) => ({
    ...product,
    seasonFrom: monthOf(product.seasonFrom),
    seasonTo: monthOf(product.seasonTo),
  })),
});

export function ProductsEditor({ profile, onDone }: EditorProps) {
  const values = valuesOf(profile);
  const editing = useSectionForm({
    section: 'PRODUCTS',
    profile,
    values,
    dataOf,
    onDone,
  });
  const months = monthOptions();
  return (
    <SectionForm editing={editing}>
      <RowsInput<Values>
        name="products"
        newRow={() => defaultValues}
        max={30}
        add={m.profile_add_product()}
        columns="2fr 1fr 0.9fr 0.9fr 1fr"
      >
        {(place) => (
          <>
            <TextInput name={`${place}.name`} />
            <TextInput name={`${place}.category`} label={m.field_policy_kind()} />
            <SelectInput
              name={`${place}.seasonFrom`}
              label={m.profile_f_season_from()}
              options={months}
              placeholder={m.profile_choose()}
            />
            <SelectInput
              name={`${place}.seasonTo`}
              label={m.profile_f_season_to()}
              options={months}
              placeholder={m.profile_choose()}
            />
            <TextInput name={`${place}.yearOutput`} />
          </>
        )}
      </RowsInput>
    </SectionForm>
  );
}
