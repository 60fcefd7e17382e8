import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoveUp } from '../../../../platform/form/MoveUp.tsx';
import { PictureInput } from '../../../../platform/form/PictureInput.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import styles from '../form/Parts.module.css';
import type { PolicyValues, WholePolicy } from './policy-values.ts';

const presentOf = (picture: Picture | null | undefined, name: string) =>
  picture ? { fileId: picture.fileId, name } : null;

const newPoint = { title: '', text: '' };

/** The cover, and the one-page picture of the policy: uploaded, or drawn from points. */
export function PictureFields({ policy }: { policy: WholePolicy | null }) {
  return (
    <FormSection title={m.officer_pictures()}>
      <PictureInput
        name="coverFileId"
        label={m.officer_cover()}
        purpose="policyCover"
        present={presentOf(policy?.cover, m.officer_cover())}
      />
      <PictureInput
        name="pictureFileId"
        label={m.officer_picture_file()}
        purpose="policyPicture"
        present={presentOf(policy?.pictureFile, m.officer_picture_file())}
      />
      <Wide>
        <DrawnPicture />
      </Wide>
    </FormSection>
  );
}

function DrawnPicture() {
  const { setValue } = useFormContext<PolicyValues>();
  const picture = useWatch<PolicyValues, 'picture'>({ name: 'picture' });
  const use = (isUsed: boolean) =>
    setValue('picture', isUsed ? { heading: '', points: [newPoint] } : null, { shouldDirty: true });
  return (
    <div className={styles.picture}>
      <Checkbox checked={picture !== null} onChange={use}>
        {m.officer_picture_use()}
      </Checkbox>
      {picture && (
        <>
          <TextInput name="picture.heading" />
          <RowsInput<PolicyValues>
            name="picture.points"
            newRow={() => newPoint}
            max={6}
            least={1}
            add={m.officer_point_add()}
            title={(no) => `${m.field_point()} ${no}`}
            act={MoveUp}
          >
            {(place) => (
              <>
                <TextInput name={`${place}.title`} />
                <TextInput name={`${place}.text`} label={m.officer_point_text()} />
              </>
            )}
          </RowsInput>
        </>
      )}
    </div>
  );
}
