import { partMoveLabels } from '@portal/contract/upkeep/terms';
import { type UsedContent, usedContent } from '@portal/contract/upkeep/work';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SearchedInput } from '../../../platform/form/SearchedInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';

/** Takes parts for a ticket, or puts back what was left over. */
export function UsePartDialog({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const [keyword, setKeyword] = useState('');
  const { data: found = [] } = useQueryOf(
    'GET /api/propertyManage/upkeep/findParts',
    { keyword },
    { keepPrevious: true, quiet: true },
  );
  const form = useContractForm<UsedContent>(usedContent, {
    defaultValues: { partId: '', kind: 'TAKEN', count: 1 },
  });
  const use = useMutationOf('POST /api/propertyManage/upkeep/usePart', {
    once: true,
    done: m.upkeep_use_saved(),
    invalidates: ['GET /api/propertyManage/upkeep/queryTicket', 'GET /api/propertyManage/upkeep/findParts'],
    setError: dataFaults(form.setError),
  });
  const kinds = (['TAKEN', 'BACK'] as const).map((value) => ({ value, text: partMoveLabels[value]() }));
  return (
    <FormDialog
      title={m.upkeep_use()}
      size="small"
      form={form}
      save={(data) => use.run({ ticketId, data })}
      busy={use.busy}
      onClose={onClose}
    >
      <Stack gap={16}>
        <SearchedInput
          name="partId"
          options={found.map(({ partId: value, name, unit, onHand: count }) => ({
            value,
            text: m.upkeep_part_left({ name, count, unit }),
          }))}
          onSearch={setKeyword}
        />
        <ChoiceInput name="kind" options={kinds} />
        <NumberInput name="count" orZero />
      </Stack>
    </FormDialog>
  );
}
