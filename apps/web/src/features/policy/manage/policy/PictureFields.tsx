import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { useController } from 'react-hook-form';
import { Bound } from '../../../../platform/form/Bound.tsx';
import { PictureUpload } from '../../../../platform/rich-text/PictureUpload.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { PartHead } from '../form/PartHead.tsx';
import styles from '../form/Parts.module.css';
import type { PolicyControl, WholePolicy } from './policy-values.ts';

const presentOf = (picture: Picture | null | undefined, name: string) =>
  picture ? { fileId: picture.fileId, name } : null;

const maxPoints = 6;

/** The cover, and the policy on one page: uploaded, or drawn from points. */
export function PictureFields({ control, policy }: { control: PolicyControl; policy: WholePolicy | null }) {
  return (
    <FormSection title={m.officer_pictures()}>
      <Bound control={control} name="coverFileId">
        {({ onChange, error }) => (
          <PictureUpload
            label={m.officer_cover()}
            purpose="policyCover"
            present={presentOf(policy?.cover, m.officer_cover())}
            onChange={(picture) => onChange(picture?.fileId ?? null)}
            error={error}
          />
        )}
      </Bound>
      <Bound control={control} name="pictureFileId">
        {({ onChange, error }) => (
          <PictureUpload
            label={m.officer_picture_file()}
            purpose="policyPicture"
            present={presentOf(policy?.pictureFile, m.officer_picture_file())}
            onChange={(picture) => onChange(picture?.fileId ?? null)}
            error={error}
          />
        )}
      </Bound>
      <Wide>
        <DrawnPicture control={control} />
      </Wide>
    </FormSection>
  );
}

function DrawnPicture({ control }: { control: PolicyControl }) {
  const { field } = useController({ control, name: 'picture' });
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
          <Bound control={control} name="picture.heading">
            {(bound) => <TextField {...bound} label={m.field_picture_heading()} maxLength={60} required />}
          </Bound>
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
                <Bound control={control} name={`picture.points.${at}.title`}>
                  {(bound) => <TextField {...bound} label={m.field_point()} maxLength={20} required />}
                </Bound>
                <Bound control={control} name={`picture.points.${at}.text`}>
                  {(bound) => (
                    <TextField {...bound} label={m.officer_point_text()} maxLength={200} required />
                  )}
                </Bound>
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
