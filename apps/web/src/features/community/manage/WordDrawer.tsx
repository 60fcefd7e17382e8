import { type WordContent, type WordRow, wordContent } from '@portal/contract/community/manage';
import { wordCategoryLabels, wordLevelLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { type GetKey, useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';

const queryKeys: readonly GetKey[] = [
  'GET /api/communityManage/sensitiveWord/queryList',
  'GET /api/communityManage/sensitiveWord/queryDetail',
];

/** Form for a word of the list, or a new one. */
export function WordDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === 'new';
  const answer = useQueryOf(
    'GET /api/communityManage/sensitiveWord/queryDetail',
    { id },
    { enabled: !isNew },
  );
  if (isNew) return <WordForm word={null} onClose={onClose} />;
  return (
    <Answered of={answer}>{(word) => <WordForm key={word.version} word={word} onClose={onClose} />}</Answered>
  );
}

function WordForm({ word, onClose }: { word: WordRow | null; onClose: () => void }) {
  const form = useContractForm<WordContent>(wordContent, {
    defaultValues: word ?? { word: '', level: 'REVIEW', category: 'AD', enabled: true },
  });
  const save = useMutationOf('POST /api/communityManage/sensitiveWord/save', {
    done: m.act_saved(),
    invalidates: queryKeys,
    setError: dataFaults(form.setError),
  });
  const remove = useMutationOf('POST /api/communityManage/sensitiveWord/operate', {
    done: m.state_deleted(),
    invalidates: queryKeys,
  });
  const drop = async ({ wordId, version, word: title }: WordRow) => {
    const question = {
      title: m.act_ask({ act: m.act_delete(), title }),
      text: m.act_delete_text(),
      ok: m.act_delete(),
      danger: true,
    };
    if ((await confirm(question)) && (await remove.run({ id: wordId, version, event: 'delete' }))) onClose();
  };
  return (
    <FormDrawer
      title={word?.word ?? m.community_new_word()}
      form={form}
      busy={save.busy}
      onClose={onClose}
      save={(data) =>
        save.run({
          ...(word ? { id: word.wordId, version: word.version } : {}),
          data: wordContent.parse(data),
        })
      }
      aside={
        word && (
          <Button variant="danger" busy={remove.busy} onClick={() => void drop(word)}>
            {m.act_delete()}
          </Button>
        )
      }
    >
      <TextInput name="word" />
      <ChoiceInput name="level" options={optionsOf(wordLevelLabels)} />
      <SelectInput
        name="category"
        placeholder={m.community_field_word_category()}
        options={optionsOf(wordCategoryLabels)}
      />
      <CheckboxInput name="enabled">{m.field_enabled()}</CheckboxInput>
    </FormDrawer>
  );
}
