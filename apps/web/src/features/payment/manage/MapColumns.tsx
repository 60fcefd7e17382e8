import { labelsIn } from '@portal/contract/form-field';
import {
  type StatementColumns,
  type StatementHeads,
  statementColumns,
} from '@portal/contract/payment/bank-layout';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Table } from '../../../ui/table/Table.tsx';

interface MapColumnsProps {
  file: StatementHeads;
  /** Sends the file again with its columns. */
  onMap: (columns: StatementColumns) => Promise<void>;
}

/** Asks which column of a statement is which, next to its first rows. */
export function MapColumns({ file: { heads, samples }, onMap }: MapColumnsProps) {
  const form = useContractForm<StatementColumns>(statementColumns, {
    defaultValues: {
      day: '',
      time: '',
      income: '',
      outgo: '',
      amount: '',
      direction: '',
      payer: '',
      purpose: '',
      bankNo: '',
      currency: '',
    },
  });
  const columns = heads.map((head, at) => ({ at, head, cells: samples.map((cells) => cells[at] ?? '') }));
  const options = columns.map(({ at, head }) => ({
    value: String(at),
    text: m.invoicing_map_column({ nth: at + 1, head }),
  }));
  return (
    <form noValidate onSubmit={form.handleSubmit(onMap)}>
      <Table
        caption={m.invoicing_map_file()}
        columns={[
          { key: 'head', head: m.invoicing_map_file(), cell: ({ at, head }) => options[at]?.text ?? head },
          {
            key: 'samples',
            head: m.invoicing_map_samples(),
            cell: ({ cells }) => <Written>{cells.filter((cell) => cell !== '').join(' · ')}</Written>,
          },
        ]}
        rows={columns}
        rowKey={({ at }) => at}
      />
      <FormScope form={form}>
        <FormSection title={m.invoicing_map_columns()} note={m.invoicing_map_note()} columns={2}>
          {labelsIn(statementColumns).map(([name]) => (
            <SelectInput
              key={name}
              name={name}
              placeholder={m.invoicing_map_none()}
              options={[{ value: '', text: m.invoicing_map_none() }, ...options]}
            />
          ))}
        </FormSection>
      </FormScope>
      <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
        {m.pay_bank_import()}
      </Button>
    </form>
  );
}
