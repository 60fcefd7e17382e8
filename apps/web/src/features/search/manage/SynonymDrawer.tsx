import { type SynonymContent, type SynonymRow, synonymContent } from '@portal/contract/search/manage';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { type GetKey, useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';

const queryKeys: readonly GetKey[] = [
  'GET /api/searchManage/synonym/queryList',
  'GET /api/searchManage/synonym/queryDetail',
];

/** Form for a group of words that mean the same, or a new one. */
export function SynonymDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === 'new';
  const answer = useQueryOf('GET /api/searchManage/synonym/queryDetail', { id }, { enabled: !isNew });
  if (isNew) return <SynonymForm synonym={null} onClose={onClose} />;
  return (
    <Answered of={answer}>
      {(synonym) => <SynonymForm key={synonym.version} synonym={synonym} onClose={onClose} />}
    </Answered>
  );
}

function SynonymForm({ synonym, onClose }: { synonym: SynonymRow | null; onClose: () => void }) {
  const [search] = useSearchParams();
  const form = useContractForm<SynonymContent>(synonymContent, {
    defaultValues: synonym ?? { zh: search.get('words') ?? '', en: '', es: '', ja: '' },
  });
  const save = useMutationOf('POST /api/searchManage/synonym/save', {
    done: m.act_saved(),
    invalidates: queryKeys,
    setError: dataFaults(form.setError),
  });
  const remove = useMutationOf('POST /api/searchManage/synonym/operate', {
    done: m.state_deleted(),
    invalidates: queryKeys,
  });
  const drop = async ({ synonymId, version, zh, en }: SynonymRow) => {
    const question = {
      title: m.act_ask({ act: m.act_delete(), title: zh || en }),
      text: m.act_delete_text(),
      ok: m.act_delete(),
      danger: true,
    };
    if ((await confirm(question)) && (await remove.run({ id: synonymId, version, event: 'delete' })))
      onClose();
  };
  return (
    <FormDrawer
      title={synonym ? m.search_synonym() : m.search_synonym_new()}
      form={form}
      busy={save.busy}
      onClose={onClose}
      save={(data) =>
        save.run({
          ...(synonym ? { id: synonym.synonymId, version: synonym.version } : {}),
          data: synonymContent.parse(data),
        })
      }
      aside={
        synonym && (
          <Button variant="danger" busy={remove.busy} onClick={() => void drop(synonym)}>
            {m.act_delete()}
          </Button>
        )
      }
    >
      <TextInput name="zh" hint={m.search_synonym_hint()} />
      <TextInput name="en" />
      <TextInput name="es" />
      <TextInput name="ja" />
    </FormDrawer>
  );
}
