import { activityKindLabels } from '@portal/contract/activity/terms';
import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { MultiSelectInput } from '../../../platform/form/MultiSelectInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { PicturesInput } from '../../../platform/form/PicturesInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { AgendaRows, QuestionRows } from './ActivityRows.tsx';

const checkInNames = { CODE: m.activity_by_code, QR: m.activity_by_door, LIST: m.activity_by_list };

function Details({ cover }: { cover: Picture | null }) {
  const teachers = useQueryOf('GET /api/activityManage/teacher/queryManageList', {}, { quiet: true });
  return (
    <FormSection title={m.activity_matter()}>
      <SelectInput name="kind" placeholder="" options={optionsOf(activityKindLabels)} />
      <TextInput name="organizer" />
      <Wide>
        <TextInput name="title" />
      </Wide>
      <Wide>
        <TextAreaInput name="body" rows={6} />
      </Wide>
      <Wide>
        <MultiSelectInput
          name="teacherIds"
          label={m.field_teacher()}
          placeholder=""
          options={teachers.data?.rows.map(({ teacherId, name, title }) => ({
            value: teacherId,
            text: `${name} ${title}`,
          }))}
        />
      </Wide>
      <Wide>
        <PictureInput
          name="fileId"
          label={m.field_activity_cover()}
          purpose="activityPicture"
          present={cover && { fileId: cover.fileId, name: cover.alt }}
        />
      </Wide>
    </FormSection>
  );
}

function TimeAndPlace() {
  return (
    <FormSection title={m.activity_time_and_place()}>
      <InstantInput name="startAt" usualTime="14:00" />
      <InstantInput name="endAt" usualTime="16:00" />
      <InstantInput name="signFrom" usualTime="09:00" />
      <InstantInput name="signTo" usualTime="18:00" />
      <InstantInput name="cancelDeadline" usualTime="14:00" />
      <TextInput name="place" />
      <Wide>
        <SwitchInput name="isOnline">{m.activity_online()}</SwitchInput>
      </Wide>
      <Wide>
        <AgendaRows />
      </Wide>
    </FormSection>
  );
}

function Seats() {
  return (
    <FormSection title={m.activity_seats()}>
      <NumberInput name="capacity" minValue={0} />
      <NumberInput name="waitlistMax" minValue={0} />
      <NumberInput name="perEnterpriseMax" minValue={0} />
      <NumberInput name="perOrderMax" minValue={1} />
      <MoneyInput name="feeFen" unit={m.field_yuan()} orZero />
      <SelectInput name="checkInMode" placeholder="" options={optionsOf(checkInNames)} />
      <NumberInput name="checkInPoints" minValue={0} hint={m.activity_points_hint()} />
      <NumberInput name="quizPoints" minValue={0} hint={m.activity_points_hint()} />
      <Wide>
        <ChecksInput
          name="audience.userTypes"
          label={m.activity_audience()}
          options={[
            { value: '200', text: m.activity_enterprises() },
            { value: '100', text: m.activity_people() },
          ]}
        />
      </Wide>
      <Wide>
        <SwitchInput name="audience.auditedOnly">{m.activity_rule_members()}</SwitchInput>
      </Wide>
      <Wide>
        <TagsInput />
      </Wide>
      <Wide>
        <SwitchInput name="needApproval">{m.activity_is_approved()}</SwitchInput>
      </Wide>
    </FormSection>
  );
}

/** Limits the activity to enterprises with one of these tags, shared with policies and projects. */
function TagsInput() {
  const tags = useQueryOf(
    'GET /api/baseData/bussinessData/queryList',
    { type: 'INDUSTRY_TAG' },
    { quiet: true },
  );
  return (
    <MultiSelectInput
      name="audience.tagCodes"
      label={m.field_industry_tags()}
      hint={m.activity_audience_tags_hint()}
      placeholder=""
      options={tags.data?.map(({ code, name }) => ({ value: code, text: name }))}
    />
  );
}

/** The fields of an activity, in planning order. */
export function ActivityFields({ cover, album }: { cover: Picture | null; album: Picture[] }) {
  return (
    <>
      <Details cover={cover} />
      <TimeAndPlace />
      <Seats />
      <FormSection title={m.activity_questions()} note={m.activity_questions_note()} columns={1}>
        <QuestionRows />
      </FormSection>
      <FormSection title={m.field_activity_album()} note={m.activity_album_note()} columns={1}>
        <PicturesInput name="album" purpose="activityPicture" max={12} present={album} />
      </FormSection>
    </>
  );
}
