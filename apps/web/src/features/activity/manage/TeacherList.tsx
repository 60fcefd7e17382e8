import { type ManagedTeacher, type TeacherContent, teacherContent } from '@portal/contract/activity/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { nameColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { WholeList } from '../../../platform/account/list/WholeList.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { ActivityTabs } from './ActivityTabs.tsx';

const listHref = (teacher?: string) => paths.manageActivities({ view: 'teachers', teacher });

const columns = (): ListColumn<ManagedTeacher>[] => [
  nameColumn('name', m.field_person_name(), {
    name: ({ name }) => <Written>{name}</Written>,
    href: ({ teacherId }) => listHref(teacherId),
    opensPane: true,
    note: ({ title }) => <Written>{title}</Written>,
  }),
  writtenColumn('fields', m.field_teacher_fields(), ({ fields }) => fields.join('、')),
  writtenColumn('intro', m.field_teacher_intro(), ({ intro }) => intro),
];

/** All teachers; the form of one opens in a drawer. */
export const TeacherList = () => (
  <WholeList
    title={m.activity_manage_title()}
    tabs={<ActivityTabs current="teachers" />}
    add={m.activity_new_teacher()}
    name="teacher"
    hrefOf={listHref}
    answer={useQueryOf('GET /api/activityManage/teacher/queryManageList', {}, { keepPrevious: true })}
    caption={m.activity_teachers()}
    columns={columns()}
    idOf={({ teacherId }) => teacherId}
    empty={m.activity_no_teachers()}
  >
    {(teacher, close) => <TeacherDrawer teacher={teacher} onClose={close} />}
  </WholeList>
);

const defaultValues: TeacherContent = {
  name: '',
  title: '',
  intro: '',
  fields: [],
  fileId: null,
  loginName: '',
};

function TeacherDrawer({ teacher, onClose }: { teacher: ManagedTeacher | null; onClose: () => void }) {
  const form = useContractForm<TeacherContent>(teacherContent, {
    defaultValues: teacher?.data ?? defaultValues,
    dataOf: (values) => ({ ...values, fields: values.fields.filter((word) => word.trim() !== '') }),
  });
  const save = useMutationOf('POST /api/activityManage/teacher/save', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/activityManage/teacher/queryManageList'],
    setError: dataFaults(form.setError),
  });
  const of = teacher ? { id: teacher.teacherId, version: teacher.version } : {};
  return (
    <FormDrawer
      title={teacher ? <Written>{teacher.name}</Written> : m.activity_new_teacher()}
      form={form}
      save={(data) => save.run({ ...of, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.field_teacher()}>
        <TextInput name="name" />
        <TextInput name="title" />
        <Wide>
          <WordsInput name="fields" label={m.field_teacher_fields()} hint={m.activity_options_hint()} />
        </Wide>
        <Wide>
          <TextAreaInput name="intro" rows={4} />
        </Wide>
        <Wide>
          <TextInput name="loginName" autoComplete="off" hint={m.activity_teacher_account_hint()} />
        </Wide>
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_teacher_photo()}
            purpose="teacherPhoto"
            present={teacher?.photo ? { fileId: teacher.photo.fileId, name: teacher.photo.alt } : null}
          />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
