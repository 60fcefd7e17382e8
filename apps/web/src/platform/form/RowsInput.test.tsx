import * as fault from '@portal/contract/faults';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FieldErrors } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FormScope } from './FormScope.tsx';
import { MoveUp } from './MoveUp.tsx';
import { RowsInput } from './RowsInput.tsx';
import { TextInput } from './TextInput.tsx';
import { useContractForm } from './use-contract-form.ts';
import { contractFault } from './use-input.ts';

const schema = z.object({ prizes: z.array(z.object({ id: z.string(), name: z.string().max(20) })) });

type Values = z.infer<typeof schema>;

interface FormProps {
  names: string[];
  errors?: FieldErrors<Values>;
  children: ReactNode;
}

function Form({ names, errors, children }: FormProps) {
  const prizes = names.map((name) => ({ id: `of ${name}`, name }));
  const form = useContractForm<Values>(schema, { defaultValues: { prizes }, ...(errors && { errors }) });
  return <FormScope form={form}>{children}</FormScope>;
}

const list = { name: 'prizes', newRow: () => ({ id: '', name: '' }), max: 3, add: 'One more' } as const;

const shown = (names: string[], look: object = {}, errors?: FieldErrors<Values>) =>
  renderToStaticMarkup(
    <Form names={names} {...(errors && { errors })}>
      <RowsInput<Values> {...list} {...look}>
        {(place) => (
          <>
            <TextInput name={`${place}.id`} label="Id" />
            <TextInput name={`${place}.name`} label="Name" />
          </>
        )}
      </RowsInput>
    </Form>,
  );

const times = (markup: string, part: string) => markup.split(part).length - 1;

test('each row has its fields, including its own id, and a remove button', () => {
  const rows = shown(['牡丹', '芍药']);
  for (const value of ['牡丹', 'of 牡丹', '芍药', 'of 芍药']) expect(rows).toContain(`value="${value}"`);
  expect(rows).toContain(`aria-label="${m.act_remove_row({ no: 1 })}"`);
  expect(rows).toContain(`aria-label="${m.act_remove_row({ no: 2 })}"`);
  expect(rows).toContain('maxLength="20"');
});

test('keeps the number of rows between minimum and maximum', () => {
  expect(shown(['牡丹', '芍药'])).toContain('One more');
  expect(shown(['牡丹', '芍药', '月季'])).not.toContain('One more');
  expect(times(shown(['牡丹', '芍药'], { least: 1 }), 'data-drop')).toBe(2);
  expect(times(shown(['牡丹'], { least: 1 }), 'data-drop')).toBe(0);
});

test('uses the title of a block in its legend and its buttons', () => {
  const blocks = shown(['牡丹', '芍药'], { title: (no: number) => `Prize ${no}`, act: MoveUp });
  expect(blocks).toContain('<legend>Prize 2</legend>');
  expect(blocks).toContain(`aria-label="${m.act_remove_named({ name: 'Prize 2' })}"`);
  expect(blocks).toContain(`aria-label="${m.act_move_up({ name: 'Prize 2' })}"`);
});

test('shows an error of the whole list above it, once the form has been submitted', () => {
  const message = fault.maxLines(m.field_contest_prizes, 3)();
  expect(shown(['牡丹'])).not.toContain('role="alert"');
  expect(shown([], {}, { prizes: { type: 'custom', message } })).toContain(message);
  expect(shown([], {}, { prizes: { root: { type: 'custom', message } } })).toContain(message);
  // Found while rows are still being added.
  expect(shown([], {}, { prizes: { root: { type: contractFault, message } } })).not.toContain(message);
});
