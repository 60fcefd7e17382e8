import { zodResolver } from '@hookform/resolvers/zod';
import {
  type CarouselContent,
  carouselContent,
  type ManagedCarousel,
} from '@portal/contract/carousel-manage';
import { carouselPositions } from '@portal/contract/site';
import { Controller, useForm } from 'react-hook-form';
import {
  carousel_alt,
  carousel_alt_hint,
  carousel_at,
  carousel_body,
  carousel_choose,
  carousel_from,
  carousel_link,
  carousel_link_hint,
  carousel_link_label,
  carousel_name,
  carousel_on,
  carousel_picture,
  carousel_picture_hint,
  carousel_position,
  carousel_saved,
  carousel_shown_as,
  carousel_text,
  carousel_until,
} from '../../../../platform/i18n/paraglide/messages.js';
import { InstantField } from '../../../../platform/member/InstantField.tsx';
import { useAct } from '../../../../platform/member/use-act.ts';
import { PictureUpload } from '../../../../platform/rich-text/PictureUpload.tsx';
import { RichTextField } from '../../../../platform/rich-text/RichTextField.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { positionNames } from './carousel-texts.ts';

export const slideFormId = 'slide-form';

interface SlideFormProps {
  /** Null for a new one. */
  slide: ManagedCarousel | null;
  position: ManagedCarousel['position'];
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

const monthMs = 30 * 86_400_000;
const minuteMs = 60_000;

function contentOf(slide: ManagedCarousel | null, position: ManagedCarousel['position']): CarouselContent {
  if (!slide) {
    const startAt = Math.floor(Date.now() / minuteMs) * minuteMs;
    const texts = { title: '', text: '', body: '', alt: '', linkUrl: '', linkLabel: '' };
    return { ...texts, fileId: null, startAt, endAt: startAt + monthMs, position, enabled: true };
  }
  const { title, text, body, picture, linkUrl, linkLabel, startAt, endAt, enabled } = slide;
  const shown = { fileId: picture?.fileId ?? null, alt: picture?.alt ?? '' };
  return {
    title,
    text,
    body,
    ...shown,
    linkUrl,
    linkLabel,
    startAt,
    endAt,
    position: slide.position,
    enabled,
  };
}

/** Everything about a slide; the buttons of the drawer send it. */
export function SlideForm({ slide, position, onBusy, onDone }: SlideFormProps) {
  const { control, handleSubmit, setError } = useForm<CarouselContent>({
    defaultValues: contentOf(slide, position),
    resolver: zodResolver(carouselContent) as never,
  });
  const save = useAct('POST /api/siteManage/carousel/save', {
    done: carousel_saved(),
    invalidates: ['GET /api/siteManage/carousel/queryManageList'],
    setError: (name: string, fault) => setError(name.replace(/^data\./, '') as keyof CarouselContent, fault),
  });
  const send = handleSubmit(async (data) => {
    const at = slide ? { id: slide.id, version: slide.version } : {};
    onBusy(true);
    const saved = await save.run({ ...at, data });
    onBusy(false);
    if (saved) onDone();
  });
  return (
    <form id={slideFormId} onSubmit={(event) => void send(event)} noValidate>
      <FormSection title={carousel_shown_as()}>
        <Wide>
          <Controller
            control={control}
            name="title"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={carousel_name()}
                required
                maxLength={40}
                error={fieldState.error?.message}
              />
            )}
          />
        </Wide>
        <Wide>
          <Controller
            control={control}
            name="text"
            render={({ field, fieldState }) => (
              <TextArea
                {...field}
                label={carousel_text()}
                rows={2}
                maxLength={120}
                error={fieldState.error?.message}
              />
            )}
          />
        </Wide>
        <Wide>
          <Controller
            control={control}
            name="fileId"
            render={({ field, fieldState }) => (
              <PictureUpload
                ref={field.ref}
                label={carousel_picture()}
                hint={carousel_picture_hint()}
                purpose="carousel"
                present={slide?.picture ? { fileId: slide.picture.fileId, name: slide.title } : null}
                onChange={(picture) => field.onChange(picture?.fileId ?? null)}
                error={fieldState.error?.message}
              />
            )}
          />
        </Wide>
        <Wide>
          <Controller
            control={control}
            name="alt"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={carousel_alt()}
                hint={carousel_alt_hint()}
                maxLength={100}
                error={fieldState.error?.message}
              />
            )}
          />
        </Wide>
      </FormSection>
      <FormSection title={carousel_at()}>
        <Controller
          control={control}
          name="position"
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={carousel_position()}
              placeholder={carousel_choose()}
              options={carouselPositions.map((value) => ({ value, text: positionNames[value]() }))}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="enabled"
          render={({ field }) => (
            <Switch on={field.value} onChange={field.onChange}>
              {carousel_on()}
            </Switch>
          )}
        />
        <Controller
          control={control}
          name="startAt"
          render={({ field, fieldState }) => (
            <InstantField
              {...field}
              label={carousel_from()}
              usualTime="00:00"
              required
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="endAt"
          render={({ field, fieldState }) => (
            <InstantField
              {...field}
              label={carousel_until()}
              usualTime="23:59"
              required
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="linkUrl"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={carousel_link()}
              hint={carousel_link_hint()}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="linkLabel"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={carousel_link_label()}
              maxLength={20}
              error={fieldState.error?.message}
            />
          )}
        />
      </FormSection>
      <FormSection title={carousel_body()} columns={1}>
        <Controller
          control={control}
          name="body"
          render={({ field, fieldState }) => (
            <RichTextField {...field} label={carousel_body()} error={fieldState.error?.message} />
          )}
        />
      </FormSection>
    </form>
  );
}
