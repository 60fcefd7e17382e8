import { type JudgeContent, judgeContent, type ManagedJudge } from '@portal/contract/contest/judge-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  nameColumn,
  numberColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { WholeList } from '../../../platform/account/list/WholeList.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { ContestTabs } from './ContestTabs.tsx';

const listHref = (judge?: string) => paths.manageContests({ view: 'judges', judge });

const columns = (): ListColumn<ManagedJudge>[] => [
  nameColumn('name', m.field_person_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ judgeId }) => listHref(judgeId),
    opensPane: true,
    note: ({ title }) => <Written>{title}</Written>,
  }),
  textColumn('account', m.field_login_name(), ({ data }) => data.loginName),
  numberColumn('contests', m.contest_judge_contests(), ({ contests }) => contests),
  writtenColumn('ties', m.field_judge_enterprises(), ({ data }) => data.enterprises.join('、')),
];

/** All judges; the form of one opens in a drawer. */
export const JudgeList = () => (
  <WholeList
    title={m.contest_manage_title()}
    tabs={<ContestTabs current="judges" />}
    add={m.contest_new_judge()}
    name="judge"
    hrefOf={listHref}
    answer={useQueryOf('GET /api/activityManage/contestJudge/queryManageList', {}, { keepPrevious: true })}
    caption={m.contest_judges()}
    columns={columns()}
    idOf={({ judgeId }) => judgeId}
    empty={m.contest_no_judges()}
  >
    {(judge, close) => <JudgeDrawer judge={judge} onClose={close} />}
  </WholeList>
);

const defaultValues: JudgeContent = { loginName: '', name: '', title: '', enterprises: [], fileId: null };

function JudgeDrawer({ judge, onClose }: { judge: ManagedJudge | null; onClose: () => void }) {
  const form = useContractForm<JudgeContent>(judgeContent, {
    defaultValues: judge?.data ?? defaultValues,
    dataOf: (values) => ({ ...values, enterprises: values.enterprises.filter((name) => name.trim() !== '') }),
  });
  const save = useMutationOf('POST /api/activityManage/contestJudge/save', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/activityManage/contestJudge/queryManageList'],
    setError: dataFaults(form.setError),
  });
  const of = judge ? { id: judge.judgeId, version: judge.version } : {};
  return (
    <FormDrawer
      title={judge ? <Written>{judge.name}</Written> : m.contest_new_judge()}
      form={form}
      save={(data) => save.run({ ...of, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.contest_judge()} note={m.contest_judge_note()}>
        <TextInput name="name" />
        <TextInput name="title" />
        <TextInput name="loginName" autoComplete="off" />
        <Wide>
          <WordsInput
            name="enterprises"
            label={m.field_judge_enterprises()}
            hint={m.contest_judge_enterprises_hint()}
          />
        </Wide>
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_judge_photo()}
            purpose="judgePhoto"
            present={judge?.photo ? { fileId: judge.photo.fileId, name: judge.photo.alt } : null}
          />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
