import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { monthOptions } from '../../../../platform/display/month-options.ts';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import { AddRow, RemoveRow } from './RowActs.tsx';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const most = 30;

const blank = { name: '', category: '', seasonFrom: '', seasonTo: '', yearOutput: '' };

const valuesOf = ({ products }: OwnProfile) => ({
  products: products.map(({ seasonFrom, seasonTo, ...product }) => ({
    ...product,
    seasonFrom: String(seasonFrom),
    seasonTo: String(seasonTo),
  })),
});

/** No month chosen is not month 0. */
const monthOf = (text: string) => (text === '' ? Number.NaN : Number(text));

const dataOf = ({ products }: ReturnType<typeof valuesOf>) => ({
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
  const { control } = editing.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'products' });
  const months = monthOptions();
  return (
    <SectionForm editing={editing}>
      {fields.map(({ id }, at) => (
        <div key={id} className={`${styles.item} ${styles.product}`}>
          <TextInput name={`products.${at}.name`} />
          <TextInput name={`products.${at}.category`} label={m.field_policy_kind()} />
          <SelectInput
            name={`products.${at}.seasonFrom`}
            label={m.profile_f_season_from()}
            options={months}
            placeholder={m.profile_choose()}
          />
          <SelectInput
            name={`products.${at}.seasonTo`}
            label={m.profile_f_season_to()}
            options={months}
            placeholder={m.profile_choose()}
          />
          <TextInput name={`products.${at}.yearOutput`} />
          <RemoveRow at={at} onRemove={() => remove(at)} />
        </div>
      ))}
      <AddRow
        text={m.profile_add_product()}
        full={fields.length >= most}
        onAdd={() => append({ ...blank })}
      />
    </SectionForm>
  );
}
