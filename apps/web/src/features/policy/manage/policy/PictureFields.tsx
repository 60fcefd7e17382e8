import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { PictureInput } from '../../../../platform/form/PictureInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useInput } from '../../../../platform/form/use-input.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { PartHead } from '../form/PartHead.tsx';
import styles from '../form/Parts.module.css';
import type { PolicyValues, WholePolicy } from './policy-values.ts';

const presentOf = (picture: Picture | null | undefined, name: string) =>
  picture ? { fileId: picture.fileId, name } : null;

const maxPoints = 6;

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
  const field = useInput<PolicyValues['picture']>('picture');
  const picture = field.value;
  const setPoints = (points: NonNullable<typeof picture>['points']) =>
    picture && field.onChange({ ...picture, points });
  const use = (isUsed: boolean) =>
    field.onChange(isUsed ? { heading: '', points: [{ title: '', text: '' }] } : null);
  return (
    <div className={styles.picture}>
      <Checkbox checked={picture !== null} onChange={use}>
        {m.officer_picture_use()}
      </Checkbox>
      {picture && (
        <>
          <TextInput name="picture.heading" />
          {picture.points.map((point, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point has no name but its place
            <div key={at} className={styles.part}>
              <PartHead
                title={`${m.field_point()} ${at + 1}`}
                at={at}
                isNeeded={picture.points.length === 1}
                onUp={() =>
                  setPoints(picture.points.with(at, picture.points[at - 1] ?? point).with(at - 1, point))
                }
                onRemove={() => setPoints(picture.points.toSpliced(at, 1))}
              />
              <div className={styles.two}>
                <TextInput name={`picture.points.${at}.title`} />
                <TextInput name={`picture.points.${at}.text`} label={m.officer_point_text()} />
              </div>
            </div>
          ))}
          {picture.points.length < maxPoints && (
            <div>
              <Button
                icon={plusIcon}
                size="small"
                onClick={() => setPoints([...picture.points, { title: '', text: '' }])}
              >
                {m.officer_point_add()}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
